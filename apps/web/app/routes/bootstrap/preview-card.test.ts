import type { BrandPresentation } from '@gavel/contract';
import { kr } from '@gavel/core';
import { expect, test } from 'vitest';
import { cardTags, previewCard } from './preview-card.ts';

const brand: BrandPresentation = {
  name: 'Björkvik Hus',
  slogan: '',
  welcome: '',
  logo: '',
  splash: '',
  accentColour: '',
  campaignColour: '',
  email: '',
  phone: '',
  customerService: '',
  hours: '',
  address: '',
  salespersonsShown: 0,
  monthlyCost: null,
  otherCosts: [],
  helpGuide: [],
  texts: {},
};
const house = {
  token: 'Abc12345',
  name: 'Mitt hus',
  houseTitle: 'Björkliden 142',
  municipalityName: 'Malmö',
  price: kr(2_399_000),
};

test('the link preview contains the house, the municipality and the price', () => {
  expect(previewCard(house, brand, 'https://hus.example.se')).toMatchObject({
    title: 'Mitt hus – Björkliden 142',
    description: 'Björkliden 142 i Malmö. Totalpris från 2\u00a0399\u00a0000\u00a0kr inklusive moms.',
    siteName: 'Björkvik Hus',
    address: 'https://hus.example.se/start/Abc12345',
  });
});

test('the link preview uses the builder’s own texts', () => {
  const own = { ...brand, texts: { 'card.title': 'Titta: {house}' } };
  expect(previewCard(house, own, 'https://hus.example.se').title).toBe('Titta: Björkliden 142');
});

test('the meta tags contain the title, the description with the price, and the width and an absolute address of the picture', () => {
  const tags = cardTags(previewCard(house, brand, 'https://hus.example.se'));
  expect(tags).toContainEqual({ property: 'og:title', content: 'Mitt hus – Björkliden 142' });
  expect(tags).toContainEqual({
    property: 'og:description',
    content: 'Björkliden 142 i Malmö. Totalpris från 2\u00a0399\u00a0000\u00a0kr inklusive moms.',
  });
  expect(tags).toContainEqual({ property: 'og:image:width', content: '1200' });
  const image = tags.find((tag) => 'property' in tag && tag.property === 'og:image');
  expect(image).toMatchObject({ content: 'https://hus.example.se/media/share/Abc12345.jpg' });
});
