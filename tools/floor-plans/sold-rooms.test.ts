import { expect, test } from 'vitest';
import { planned } from './demo-houses.ts';
import { visitDemo } from './demo-visits.ts';

// Compares what visits of the demo range offer with the rooms on the floor plans.

const homes = planned.filter(({ plan }) => plan.questions.kokslosning);
type Home = (typeof homes)[number];

const offers = ({ plan }: Home, question: string): readonly string[] => plan.questions[question] ?? [];

test.each(homes)('$key: a kitchen and an answer about bedrooms go together unless they change the same room', (home) => {
  const changed = (answer: string) =>
    (home.plan.variants[answer] ?? []).flatMap(({ storey, rooms = {}, joins = {} }) =>
      [...Object.keys(rooms), ...Object.keys(joins)].map((letter) => `${storey}${letter}`),
    );
  const pairs = offers(home, 'kokslosning').flatMap((kitchen) => offers(home, 'sovrum').map((bedrooms) => [kitchen, bedrooms]));
  const together = pairs.filter(([kitchen = '', bedrooms = '']) => {
    const taken = changed(kitchen);
    return !changed(bedrooms).some((room) => taken.includes(room));
  });
  expect(pairs.filter((pair) => visitDemo(home.key, pair)?.hasAll)).toEqual(together);
});
