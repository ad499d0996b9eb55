import { asBundleId, asHouseId, type CampaignPrice, kr } from '@gavel/core';
import { createTexts } from '@gavel/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../texts/use-texts.ts';
import { BundleChoices } from './bundle-choices.tsx';
import type { ListedHouse } from './listed-house.ts';

function priceBeside(campaign: CampaignPrice | null): string | undefined {
  const house: ListedHouse = {
    id: asHouseId(1),
    slug: 'ek',
    title: 'Ek',
    price: kr(2_000_000),
    lowestPrice: kr(2_000_000),
    campaign,
    shortDescription: '',
    houseArea: 112,
    areaKind: 'living',
    buildArea: 124,
    rooms: 5,
    floors: 1,
    energyClass: '',
    height: null,
    information: '',
    houseType: 'oneStorey',
    image: '',
    images: [],
    bundles: [
      {
        id: asBundleId(5),
        name: 'Komplett',
        image: '/media/ek.webp',
        description: '',
        price: kr(2_150_000),
        refusedAnswer: null,
      },
    ],
  };
  const html = renderToStaticMarkup(
    <TextsProvider value={createTexts()}>
      <BundleChoices house={house} start={{ kind: 'tell', start: () => undefined }} />
    </TextsProvider>,
  );
  return /bundle-choice-price num">([^<]*)/.exec(html)?.[1]?.replaceAll(/\s/g, ' ').trim();
}

test('during a campaign, a card labels the price of the house with a bundle as the ordinary price (“Ordinarie pris”)', () => {
  expect(priceBeside(null)).toBe('2 150 000 kr med paketet');
  const campaign = { price: kr(1_960_000), earlierLowest: kr(2_000_000) };
  expect(priceBeside(campaign)).toBe('Ordinarie pris från 2 150 000 kr med paketet');
});
