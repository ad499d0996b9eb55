/**
 * Returns an element of Luby's sequence 1, 1, 2, 1, 1, 2, 4, 1 …, which schedules the restarts of a solver close to the optimum.
 * @param at the position of the element, counted from 1
 */
export function luby(at: number): number {
  let length = 1;
  while (length < at) length = 2 * length + 1;
  if (length === at) return (length + 1) / 2;
  return luby(at - (length - 1) / 2);
}
