import { asAnswerId, asQuestionId } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection } from '@gavel/core/testing';
import { createTexts } from '@gavel/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TextsProvider } from '../texts/use-texts.ts';
import { createConfiguratorStore } from '../visit/configurator-store.ts';
import { ConfiguratorProvider } from '../visit/use-configurator.tsx';
import { SummaryRoad } from './summary-road.tsx';

/** Four questions on the quick road, and two that it skips. */
const questions = [11, 12, 13, 14, 15, 16].map((id) =>
  aGuideQuestion(id, [aGuideAnswer(id * 10 + 1), aGuideAnswer(id * 10 + 2)], { quick: id < 15 }),
);

test('for a visitor on the quick road, the summary counts the questions outside this road that have their standard answer, and leaves out questions with another answer', () => {
  const store = createConfiguratorStore(aConfiguration([aGuideSection(1, questions)]), null, null);
  const { choose, takeRoad } = store.getState();
  // On the server, React reads the store with `getInitialState`. So make this function return the current state.
  const shown = () =>
    renderToStaticMarkup(
      <TextsProvider value={createTexts()}>
        <MemoryRouter>
          <ConfiguratorProvider store={{ ...store, getInitialState: store.getState }}>
            <SummaryRoad />
          </ConfiguratorProvider>
        </MemoryRouter>
      </TextsProvider>,
    );
  expect(shown()).toBe('');
  takeRoad(true);
  expect(shown()).toContain('2 frågor utanför den har du inte sett. De har standard');
  choose([{ questionId: asQuestionId(15), answerId: asAnswerId(152) }]);
  expect(shown()).toContain('en fråga utanför den har du inte sett. Den har standard');
  choose([{ questionId: asQuestionId(16), answerId: asAnswerId(162) }]);
  expect(shown()).toBe('');
});
