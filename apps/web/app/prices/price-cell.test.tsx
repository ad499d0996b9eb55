import { type Discount, kr } from '@gavel/core';
import { aCampaign, aConfiguration } from '@gavel/core/testing';
import { createTexts } from '@gavel/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { TextsProvider } from '../texts/use-texts.ts';
import { createConfiguratorStore } from '../visit/configurator-store.ts';
import { ConfiguratorProvider } from '../visit/use-configurator.tsx';
import { PriceCell } from './price-cell.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
afterAll(() => vi.unstubAllGlobals());

function cellWith(discount: Discount): string {
  const texts = { subTitle: '', introduction: '', text: '', fineprint: '', image: '' };
  const campaign = { ...aCampaign(7, { discount }), ...texts, calculated: null, saved: null, manual: null };
  const store = createConfiguratorStore(aConfiguration([], { campaigns: [campaign] }), null, null);
  return renderToStaticMarkup(
    <TextsProvider value={createTexts()}>
      <MemoryRouter>
        <ConfiguratorProvider store={store}>
          <PriceCell />
        </ConfiguratorProvider>
      </MemoryRouter>
    </TextsProvider>,
  );
}

test.each<[string, Discount]>([
  ['>Kampanj<', { kind: 'none' }],
  ['>Möjlig rabatt<', { kind: 'levels', levels: [{ accessoryLevel: kr(50_000), discountValue: kr(15_000) }] }],
])('the price cell shows %s beside the total if the house has a campaign with the discount %o', (word, discount) => {
  expect(cellWith(discount)).toContain(word);
});
