import { asAnswerId, asQuestionId } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection } from '@gavel/core/testing';
import { createTexts } from '@gavel/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../texts/use-texts.ts';
import { createConfiguratorStore } from '../visit/configurator-store.ts';
import { ConfiguratorProvider } from '../visit/use-configurator.tsx';
import { SectionEnd } from './section-end.tsx';

test('the end of a section counts the choices that differ from the standard, including those of questions that hide their price', () => {
  const answers = (id: number) => [aGuideAnswer(id * 10 + 1), aGuideAnswer(id * 10 + 2)];
  const fuse = aGuideQuestion(12, answers(12), { hidePrice: true });
  const section = aGuideSection(1, [aGuideQuestion(11, answers(11)), fuse]);
  const other = aGuideSection(2, [aGuideQuestion(21, answers(21))]);
  const store = createConfiguratorStore(aConfiguration([section, other]), null, null);
  // `renderToStaticMarkup` renders the initial state of a store. So the initial state is the current one here.
  const shown = () =>
    renderToStaticMarkup(
      <TextsProvider value={createTexts()}>
        <ConfiguratorProvider store={{ ...store, getInitialState: store.getState }}>
          <SectionEnd section={section} next={null} onClose={() => undefined} />
        </ConfiguratorProvider>
      </TextsProvider>,
    );
  const { choose } = store.getState();
  choose([{ questionId: asQuestionId(21), answerId: asAnswerId(212) }]);
  expect(shown()).toContain('Allt är som i standard.');
  choose([{ questionId: asQuestionId(12), answerId: asAnswerId(122) }]);
  expect(shown()).toContain('1 val är annat än standard.');
});
