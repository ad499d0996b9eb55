/** An absence and its substitute. The absence includes its first and its last day. */
interface Absence {
  readonly userId: string;
  /** yyyy-MM-dd. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly standInId: string;
}

/**
 * Returns whether, on some day of an absence, the chain of substitutes leads back to the absent person.
 * @param others all other absences that overlap the absence
 */
export function isCircle(absence: Absence, others: readonly Absence[]): boolean {
  const leadsBack = (who: string, fromDay: string, toDay: string, passed: readonly Absence[]): boolean =>
    who === absence.userId ||
    others.some((one) => {
      const [from, to] = [one.fromDay > fromDay ? one.fromDay : fromDay, one.toDay < toDay ? one.toDay : toDay];
      return one.userId === who && from <= to && !passed.includes(one) && leadsBack(one.standInId, from, to, [...passed, one]);
    });
  return leadsBack(absence.standInId, absence.fromDay, absence.toDay, []);
}
