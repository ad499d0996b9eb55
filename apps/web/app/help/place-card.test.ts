import { expect, test } from 'vitest';
import { placeCard } from './place-card.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const card = { width: 360, height: 240 };

test('placeCard puts the card beside its target, on the side where it fits', () => {
  expect(placeCard({ left: 24, top: 24, width: 272, height: 852 }, card, desk)).toEqual({ left: 312, top: 24 });
  expect(placeCard({ left: 1180, top: 24, width: 236, height: 72 }, card, desk)).toEqual({ left: 804, top: 24 });
});

test('placeCard puts the card below or above its target if there is no space beside it', () => {
  expect(placeCard({ left: 8, top: 8, width: 374, height: 56 }, card, phone)).toEqual({ left: 8, top: 80 });
  expect(placeCard({ left: 0, top: 428, width: 390, height: 416 }, card, phone)).toEqual({ left: 8, top: 172 });
});

test('placeCard keeps the card on the screen if the target is in a corner, or fills the screen', () => {
  expect(placeCard({ left: 1300, top: 860, width: 140, height: 40 }, card, desk)).toEqual({ left: 924, top: 652 });
  expect(placeCard({ left: 0, top: 0, width: 390, height: 844 }, card, phone)).toEqual({ left: 8, top: 596 });
});

test('placeCard centres the card if there is no target', () => {
  expect(placeCard(null, card, desk)).toEqual({ left: 540, top: 330 });
});
