/** Days on which somebody is away, both included, and who stands in. */
interface Absence {
  readonly userId: string;
  /** yyyy-MM-dd. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly standInId: string;
}

/** Whether on some day of a new absence who stands in would, through those who stand in for them, be who is away. @param others on its days */
export function isCircle(absence: Absence, others: readonly Absence[]): boolean {
  const leadsBack = (who: string, fromDay: string, toDay: string, passed: readonly Absence[]): boolean =>
    who === absence.userId ||
    others.some((one) => {
      const [from, to] = [one.fromDay > fromDay ? one.fromDay : fromDay, one.toDay < toDay ? one.toDay : toDay];
      return one.userId === who && from <= to && !passed.includes(one) && leadsBack(one.standInId, from, to, [...passed, one]);
    });
  return leadsBack(absence.standInId, absence.fromDay, absence.toDay, []);
}
