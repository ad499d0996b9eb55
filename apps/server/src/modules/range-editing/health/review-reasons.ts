import type { ReviewReason } from '@gavel/contract/staff';
import type { PublishedHouse, PublishedRange } from '@gavel/range';
import type { ProvenDraft } from '../work/range-work.ts';

/**
 * Returns why a second person must approve a draft: a price change above the limit, a changed rule, a removed house, or a campaign that is
 * removed or turned off. The price is that of a house with standard answers.
 * @param above the limit in percent; null: nobody has to approve a draft
 */
export function reviewReasons(
  above: number | null,
  before: Pick<PublishedRange, 'houses'>,
  { range: after, houses }: Pick<ProvenDraft, 'range' | 'houses'>,
): readonly ReviewReason[] {
  if (above === null || !after) return [];
  const byHouse = Map.groupBy(houses, ({ house }) => house);
  const prices = [...byHouse].flatMap(([title, effects]): ReviewReason[] => {
    const changes = effects.map((effect) => percentOf(effect));
    const largest = changes.reduce((one, other) => (Math.abs(other) > Math.abs(one) ? other : one), 0);
    return Math.abs(largest) > above ? [{ kind: 'price', title, percent: Math.round(10 * largest) / 10 }] : [];
  });
  const stays = new Map(after.houses.map((house) => [house.key, house]));
  const gone = before.houses.filter(({ key }) => !stays.has(key)).map(({ title }): ReviewReason => reason('house', title));
  const hasOtherRules = before.houses.some((house) => {
    const present = stays.get(house.key);
    return present !== undefined && rulesOf(house) !== rulesOf(present);
  });
  const running = campaignsOf(after);
  const ended = [...campaignsOf(before)].filter(([id]) => !running.has(id)).map(([, title]) => reason('campaign', title));
  return [...prices, ...(hasOtherRules ? [reason('rules', '')] : []), ...gone, ...ended];
}

function reason(kind: ReviewReason['kind'], title: string): ReviewReason {
  return { kind, title, percent: null };
}

function percentOf({ before, after }: ProvenDraft['houses'][number]): number {
  return before === 0 ? 100 : (100 * (after - before)) / before;
}

/** Returns all rules of a house (of questions, answers and prices) as one text. */
function rulesOf({ webConfiguration: { sections, baseAnswerPrices } }: Pick<PublishedHouse, 'webConfiguration'>): string {
  const questions = sections.flatMap((section) => section.questions);
  const asked = questions.flatMap(({ id, rule, answers }) => [id, rule, ...answers.flatMap((one) => [one.id, one.rule])]);
  // Sort the entries before comparing, because the database changes the order of the keys when it stores a range.
  const prices = sortedEntries(baseAnswerPrices).flatMap(([area, byAnswer]) =>
    sortedEntries(byAnswer).flatMap(([id, entries]) => [
      area,
      id,
      ...entries.flatMap(({ rule, conditionalUnits }) => [rule, ...conditionalUnits.map((units) => units.rule)]),
    ]),
  );
  return JSON.stringify([asked, prices]);
}

function sortedEntries<Value>(of: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] {
  return Object.entries(of).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Returns the campaigns of a range that are turned on: id → title. */
function campaignsOf({ houses }: Pick<PublishedRange, 'houses'>): ReadonlyMap<number, string> {
  const campaigns = houses.flatMap(({ webConfiguration }) => webConfiguration.campaigns);
  return new Map(campaigns.filter(({ disabled }) => !disabled).map(({ id, title }) => [id, title]));
}
