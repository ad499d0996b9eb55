import type { RangeDifference } from '@gavel/contract/staff';

const kinds = ['price', 'rule', 'text', 'picture', 'other'] as const;
type Kind = (typeof kinds)[number];

/** The keys of the range’s files whose values are prices, rules or texts. */
const kindOfKey: Readonly<Record<string, Kind>> = {
  price: 'price',
  per: 'price',
  units: 'price',
  quantity: 'price',
  rule: 'rule',
  when: 'rule',
  title: 'text',
  name: 'text',
  text: 'text',
  tip: 'text',
  bullets: 'text',
  altText: 'text',
  detailText: 'text',
  disabledText: 'text',
  shortDescription: 'text',
  information: 'text',
  description: 'text',
  detailedInfo: 'text',
  subTitle: 'text',
  introduction: 'text',
  fineprint: 'text',
};

/** Counts the differences between two versions by kind. Leaves out kinds without differences. */
export function countDifferences(
  differences: readonly Pick<RangeDifference, 'file' | 'trail'>[],
): readonly { readonly kind: Kind; readonly count: number }[] {
  const byKind = Map.groupBy(differences, kindOf);
  return kinds.flatMap((kind) => {
    const count = byKind.get(kind)?.length ?? 0;
    return count === 0 ? [] : [{ kind, count }];
  });
}

function kindOf({ file, trail }: Pick<RangeDifference, 'file' | 'trail'>): Kind {
  if (file.startsWith('pictures/')) return 'picture';
  if (file === 'texts.yaml') return 'text';
  // The last known key of the path decides the kind: a condition inside a price counts as a rule. Between the keys, the path has
  // titles, price areas and positions.
  const key = trail.findLast((step) => Object.hasOwn(kindOfKey, step));
  return (key !== undefined && kindOfKey[key]) || 'other';
}
