import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection, aPrice } from '@gavel/core/testing';
import { createTexts } from '@gavel/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TextsProvider } from '../texts/use-texts.ts';
import { createConfiguratorStore } from '../visit/configurator-store.ts';
import { ConfiguratorProvider } from '../visit/use-configurator.tsx';
import { OpeningNotice } from './opening-notice.tsx';

/** Returns the text about a house that opens from a link with this answer to a question that hides its price. */
function openedWith(answer: number): string {
  const fuse = aGuideQuestion(11, [aGuideAnswer(111), aGuideAnswer(112, { baseAnswerIds: [9001] })], { hidePrice: true });
  const baseAnswerPrices = new Map([[9001, [aPrice(7500)]]]);
  const configuration = aConfiguration([aGuideSection(1, [fuse])], { baseAnswerPrices, selections: { 11: answer } });
  const page = renderToStaticMarkup(
    <TextsProvider value={createTexts()}>
      <MemoryRouter>
        <ConfiguratorProvider store={createConfiguratorStore(configuration, null, 'link-opened')}>
          <OpeningNotice opening="link-opened" onClose={() => undefined} />
        </ConfiguratorProvider>
      </MemoryRouter>
    </TextsProvider>,
  );
  return page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('the notice about how a house opened does not call the house standard if a question that hides its price has an answer other than the standard one', () => {
  expect(openedWith(111)).toContain('Allt är husets standard.');
  expect(openedWith(112)).toContain('1 val är annat än standard, +7 500 kr.');
});
