import { featuresOf, layOutStorey } from '@gavel/core/plan';
import { furnishStorey, placeLabels, shortNameOf } from '@gavel/drawings';
import { expect, test } from 'vitest';
import { placeStairsWord, WORD } from '../../packages/drawings/src/plan/place-stairs-word.ts';
import { Lettering, textWidth } from '../../packages/drawings/src/plan/write-text.ts';
import { choosing, planned, words } from './demo-houses.ts';

/** The smallest texts to test, in mm of the house. They are about the sizes that are used in print, on a screen and on a phone. */
const LEAST = [0, 250, 340, 420] as const;

const withStairs = planned.filter(({ plan }) => Object.keys(plan.stairs).length > 0);

test.each(withStairs)(
  '$key: the word on the stairs of the floor plan is so far from the names of rooms that nobody reads it as a part of a name',
  ({ plan }) => {
    const forms = ['trappa-svangd', 'trappa-rak', 'trappa-u'].filter((answer) => plan.questions.trappa?.includes(answer));
    let written = 0;
    for (const answers of forms.map((form) => choosing(plan, [form])))
      for (const at of plan.storeys.keys())
        for (const least of LEAST) {
          const storey = layOutStorey(plan, at, answers);
          if (!storey.stairs) continue;
          const furnished = furnishStorey(storey, featuresOf(plan, answers));
          const labels = placeLabels(storey, furnished, least, (room) => shortNameOf(room, words));
          const lettering = new Lettering({ least, isSparse: least > 250 }, words);
          const word = placeStairsWord(storey.stairs, storey, furnished, labels, lettering);
          if (!word) continue;
          written += 1;
          const size = lettering.size(WORD);
          const [left, right] = [-1, 1].map((side) => word.x + (side * textWidth(word.text, size, 'regular')) / 2) as [
            number,
            number,
          ];
          for (const { name, box } of labels) {
            const aside = Math.max(box.x - right, left - (box.x + box.width));
            const above = Math.max(box.y - word.y, word.y - size * 0.75 - (box.y + box.height));
            expect(aside >= size / 2 || above >= 0, `${word.text} and ${name.join(' ')}, ${answers}, ${least}`).toBe(true);
          }
        }
    expect(written, 'most plans have the word').toBeGreaterThan(forms.length * plan.storeys.length);
  },
);
