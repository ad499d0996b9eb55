import type { Report } from '../source/fault.ts';
import type { RangeIndex } from '../source/range-index.ts';

/** Reports bundles with two answers for one question. */
export function checkBundles({ source, answers }: RangeIndex, report: Report): void {
  for (const bundle of source.bundles) {
    const chosen = new Map<string, string>();
    for (const [at, key] of bundle.answers.entries()) {
      const question = answers.get(key)?.question.key;
      if (question === undefined) continue;
      const before = chosen.get(question);
      if (before)
        report(
          source.places.of(bundle, 'answers', at),
          `the bundle '${bundle.key}' answers '${question}' twice: '${before}' and '${key}'`,
        );
      else chosen.set(question, key);
    }
  }
}
