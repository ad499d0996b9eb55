import type { RuleObjection, RuleVerdict } from '@gavel/contract/staff';
import { type Objection, proveChange } from '@gavel/proof';
import { type DraftToBuild, draftBuilder } from '@gavel/range/publishing';
import { exampleOf } from './example-of.ts';

/** The findings for a draft in which one rule is replaced. */
export type JudgedRule = RuleVerdict;

/** Returns a function that checks a rule each time somebody changes it while typing. It proves only what depends on that rule. */
export function ruleJudge(): (draft: DraftToBuild) => JudgedRule {
  const build = draftBuilder();
  return (draft) => {
    const { faults, range, questions } = build(draft);
    if (!range) return { faults: faults.map(({ message }) => message), proven: [], objections: [] };
    const { verdicts, objections } = proveChange(range, questions);
    const titles = new Map(range.houses.map(({ id, title }) => [id, title]));
    return {
      faults: [],
      proven: [...new Set(verdicts.filter(({ obligations }) => obligations > 0).map(({ sentence }) => sentence))],
      objections: objections.map((objection) => toldObjection(objection, titles)),
    };
  };
}

function toldObjection(
  { sentence, stops, part, houseIds, example }: Objection,
  titles: ReadonlyMap<number, string>,
): RuleObjection {
  return {
    sentence,
    isFatal: stops === 'always',
    houses: houseIds.map((id) => titles.get(id) ?? ''),
    example: example && exampleOf(example, part),
  };
}
