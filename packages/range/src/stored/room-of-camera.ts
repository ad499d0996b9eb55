/**
 * The room that a camera of a section looks into when it is not of the section's own scenes: another that has pictures from there. Null where
 * one of its own has, and where none has.
 * @param rooms every scene that is rendered, with its cameras
 */
export function otherRoomOf(
  camera: string,
  own: readonly string[],
  rooms: Iterable<readonly [scene: string, cameras: object]>,
): string | null {
  const having = [...rooms].filter(([, cameras]) => Object.hasOwn(cameras, camera)).map(([scene]) => scene);
  return having.some((scene) => own.includes(scene)) ? null : (having[0] ?? null);
}
