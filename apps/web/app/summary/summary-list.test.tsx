import { type Configuration, compileHistory, compileModel, type SummaryFilter, startVisit, summarySheet } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection, aPrice } from '@gavel/core/testing';
import { createTexts } from '@gavel/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TextsProvider } from '../texts/use-texts.ts';
import { createConfiguratorStore } from '../visit/configurator-store.ts';
import { ConfiguratorProvider } from '../visit/use-configurator.tsx';
import { SummaryList } from './summary-list.tsx';
import { SummarySheetContext } from './use-summary-sheet.ts';

/** A house with one question that hides its price. The second answer to this question costs 7 500 kr. */
function aHouse(answer: number): Configuration {
  const fuse = aGuideQuestion(11, [aGuideAnswer(111), aGuideAnswer(112, { baseAnswerIds: [9001] })], { hidePrice: true });
  const baseAnswerPrices = new Map([[9001, [aPrice(7500)]]]);
  return aConfiguration([aGuideSection(1, [fuse])], { baseAnswerPrices, selections: { 11: answer } });
}

/** Returns the text of the list of prices with this filter. */
function listOf(configuration: Configuration, filter: SummaryFilter): string {
  const compiled = compileModel(configuration);
  const { visit } = startVisit(compiled, configuration.selections);
  const sheet = summarySheet({
    configuration,
    compiled,
    visit,
    now: 0,
    history: () => compileHistory(configuration.priceHistory, compiled),
    monthlyCostTerms: null,
    otherCosts: [],
    plots: [],
    words: { front: 'Entré', elevation: 'Fasad', plan: 'Plan' },
  });
  return renderToStaticMarkup(
    <TextsProvider value={createTexts()}>
      <MemoryRouter>
        <ConfiguratorProvider store={createConfiguratorStore(configuration, null, null)}>
          <SummarySheetContext value={sheet}>
            <SummaryList
              list={{ filter, open: new Set() }}
              withPictures={false}
              onList={() => undefined}
              onChange={() => undefined}
            />
          </SummarySheetContext>
        </ConfiguratorProvider>
      </MemoryRouter>
    </TextsProvider>,
  );
}

test('if a question that hides its price has an answer other than the standard one, the summary says neither that the house is standard nor that nothing costs extra', () => {
  const [standard, free] = ['Allt är som huset levereras.', 'Inget av det du har valt kostar något extra.'];
  expect(listOf(aHouse(111), 'mine')).toContain(standard);
  expect(listOf(aHouse(111), 'priced')).toContain(free);
  expect(listOf(aHouse(112), 'mine')).not.toContain(standard);
  expect(listOf(aHouse(112), 'priced')).not.toContain(free);
});
