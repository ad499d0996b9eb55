import { expect, test } from 'vitest';
import { countDifferences } from './count-differences.ts';

const at = (file: string, ...trail: string[]) => ({ file, trail });

test('countDifferences counts prices, rules, texts, pictures and other values, each difference once', () => {
  expect(
    countDifferences([
      at('questions/inne.yaml', 'Kök', 'answers', 'Avskilt', 'price', 'norr'),
      at('houses/villa.yaml', 'Villa', 'price', 'syd'),
      at('questions/inne.yaml', 'Kök', 'answers', 'Avskilt', 'price', 'units', '0', 'when'),
      at('questions/inne.yaml', 'Kök', 'rule'),
      at('questions/inne.yaml', 'Kök', 'answers', 'Avskilt', 'detailText'),
      at('houses/villa.yaml', 'Villa', 'bullets', '2'),
      at('texts.yaml', 'welcome'),
      at('pictures/houses/villa/card.webp'),
      at('campaigns.yaml', 'Höst', 'discount'),
      at('ids.lock.yaml', 'answers', 'constructor'),
    ]),
  ).toEqual([
    { kind: 'price', count: 2 },
    { kind: 'rule', count: 2 },
    { kind: 'text', count: 3 },
    { kind: 'picture', count: 1 },
    { kind: 'other', count: 2 },
  ]);
  expect(countDifferences([])).toEqual([]);
});
