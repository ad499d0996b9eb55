import {
  type GroupedObjections,
  type HealthObjection,
  OBJECTIONS_AT_ONCE,
  type ObjectionGroupName,
  objectionStops,
} from '@gavel/contract/staff';

/**
 * Returns objections or remarks, grouped by kind. Each group has their number and the first few of them. The kinds that always prevent
 * publishing come first, then those that an administrator can accept by signing, then the remarks.
 */
export function groupObjections(
  name: Pick<GroupedObjections, 'list' | 'tag'>,
  objections: readonly HealthObjection[],
): GroupedObjections {
  const groups = [...Map.groupBy(objections, nameOf).values()].flatMap((group) => {
    const [one] = group;
    if (!one) return [];
    const { property, kind, stops } = one;
    return [{ property, kind, stops, count: group.length, first: group.slice(0, OBJECTIONS_AT_ONCE) }];
  });
  const weight = ({ stops }: ObjectionGroupName) => objectionStops.indexOf(stops);
  return { ...name, groups: groups.toSorted((one, other) => weight(one) - weight(other)) };
}

/** Returns the next objections of a group, after the first `from` objections. */
export function moreOf(
  objections: readonly HealthObjection[],
  group: ObjectionGroupName,
  from: number,
): readonly HealthObjection[] {
  return objections.filter((one) => nameOf(one) === nameOf(group)).slice(from, from + OBJECTIONS_AT_ONCE);
}

function nameOf({ property, kind, stops }: ObjectionGroupName): string {
  return `${property} ${kind} ${stops}`;
}
