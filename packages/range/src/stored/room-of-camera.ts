/**
 * Returns the other room that a camera of a section shows: another scene that has pictures from this camera. Null when one of the section's
 * own scenes has pictures from the camera, or when no scene has.
 * @param rooms every rendered scene, with its cameras
 */
export function otherRoomOf(
  camera: string,
  own: readonly string[],
  rooms: Iterable<readonly [scene: string, cameras: object]>,
): string | null {
  const having = [...rooms].filter(([, cameras]) => Object.hasOwn(cameras, camera)).map(([scene]) => scene);
  return having.some((scene) => own.includes(scene)) ? null : (having[0] ?? null);
}
