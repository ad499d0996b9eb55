import { isDiagram } from '@gavel/core';
import type { Report } from '../source/fault.ts';
import type { RangeIndex } from '../source/range-index.ts';
import { findCycles } from './check-cycles.ts';

/** Reports samples that cannot take their colour from the answer to another question, although the range says that they do. */
export function checkSamples({ source }: RangeIndex, report: Report): void {
  const { places, questions } = source;
  const follows = new Map(questions.map(({ key }) => [key, new Map<string, object>()]));
  for (const { key, answers } of questions) {
    for (const { sample } of answers) {
      const { pattern, accent, colourFrom, accentFrom } = sample;
      if (colourFrom === undefined && accentFrom === undefined) continue;
      if (!isDiagram(pattern))
        report(
          places.of(sample, 'pattern'),
          `the pattern '${pattern}' is photographed, and a photograph cannot take another answer’s colour`,
        );
      if (accentFrom !== undefined && accent === undefined)
        report(places.of(sample, 'accentFrom'), 'accentFrom needs an accent, for houses that do not ask its question');
      if (accentFrom === key) report(places.of(sample, 'accentFrom'), `'${key}' is the sample’s own question`);
      if (colourFrom !== undefined) follows.get(key)?.set(colourFrom, sample);
    }
  }
  for (const cycle of findCycles(follows)) {
    const [first = '', second = first] = cycle;
    const sample = follows.get(first)?.get(second) ?? source.questions;
    report(
      places.of(sample, 'colourFrom'),
      `samples take their colours from each other in a circle: ${[...cycle, first].join(' → ')}`,
    );
  }
}
