import { asCampaignId, kr, readTime } from '@gavel/core';
import { aCampaign, aConfiguration } from '@gavel/core/testing';
import { createTexts } from '@gavel/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../texts/use-texts.ts';
import { comparedHouse, earlierLowestOf } from './compared-house.ts';
import { SumRows } from './compared-rows.tsx';

const texts = { subTitle: '', introduction: '', text: '', fineprint: '', image: '', calculated: null, saved: null, manual: null };

/** Returns a house that costs 1 000 000 kr. With `isReduced`, a campaign reduces this price by 40 000 kr. */
function aHouse(key: string, isReduced: boolean) {
  const campaign = { ...aCampaign(5, { validFrom: '2026-11-01', discount: { kind: 'fixed', amount: kr(40_000) } }), ...texts };
  const configuration = aConfiguration([], {
    housePrice: kr(1_000_000),
    campaigns: isReduced ? [campaign] : [],
    priceHistory: {
      campaignStarts: new Map([[asCampaignId(5), readTime('2026-11-01').start]]),
      periods: [{ from: null, to: null, difference: null }],
    },
  });
  return comparedHouse(key, configuration, null, readTime('2026-11-20').start);
}

/** Returns the text of the last rows of a comparison, with spaces between the cells. */
function rowsOf(...houses: ReturnType<typeof aHouse>[]): string {
  const page = renderToStaticMarkup(
    <TextsProvider value={createTexts()}>
      <table>
        <SumRows houses={houses} earlier={houses.map(earlierLowestOf)} />
      </table>
    </TextsProvider>,
  );
  return page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('for a house with a campaign, the comparison shows the reduced price and the lowest price of the 30 days before the campaign', () => {
  expect(earlierLowestOf(aHouse('1', true))).toBe(kr(1_000_000));
  const rows = rowsOf(aHouse('1', true), aHouse('2', false));
  expect(rows).toContain('Totalpris inkl. moms 960 000 kr 1 000 000 kr');
  expect(rows).toContain('Tidigare lägsta pris (30 dagar) 1 000 000 kr –');
});

test('a comparison of houses without a campaign shows neither an ordinary price nor an earlier price', () => {
  expect(earlierLowestOf(aHouse('1', false))).toBeNull();
  expect(rowsOf(aHouse('1', false), aHouse('2', false))).toBe(' Totalpris inkl. moms 1 000 000 kr 1 000 000 kr ');
});
