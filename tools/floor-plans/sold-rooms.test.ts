import { isBedroom, layOutStorey, type Room } from '@gavel/core/plan';
import { expect, test } from 'vitest';
import { choosing, planned } from './demo-houses.ts';
import { visitDemo } from './demo-visits.ts';

// Compares what visits of the demo range offer with the rooms on the floor plans.

const homes = planned.filter(({ plan }) => plan.questions.kokslosning);
type Home = (typeof homes)[number];

function roomsOf({ plan }: Home, at: number, answers: readonly string[] = []): readonly Room[] {
  return plan.storeys[at] ? layOutStorey(plan, at, choosing(plan, answers)).rooms : [];
}

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

test.each(homes)('$key: asks for the floor of bedrooms if and only if a bedroom is finished', (home) => {
  const upper = [[], ...offers(home, 'overvaning').map((answer) => [answer])];
  const picks = offers(home, 'kokslosning').flatMap((kitchen) => upper.map((finished) => [kitchen, ...finished]));
  const hasBedroom = (answers: readonly string[]) =>
    home.plan.storeys.some((_, at) => roomsOf(home, at, answers).some(({ kind }) => isBedroom(kind)));
  expect(picks.filter((answers) => visitDemo(home.key, answers)?.asks('golv-sovrum'))).toEqual(picks.filter(hasBedroom));
});
