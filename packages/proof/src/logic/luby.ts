/** Returns an element of Luby's sequence, from 1: 1, 1, 2, 1, 1, 2, 4, 1 …. It schedules restarts close to the optimum. */
export function luby(at: number): number {
  let length = 1;
  while (length < at) length = 2 * length + 1;
  if (length === at) return (length + 1) / 2;
  return luby(at - (length - 1) / 2);
}
