import { PerspectiveCamera } from 'three';

/**
 * Returns a camera with the same viewpoint as the given camera, for a picture with other proportions.
 * @param fov the vertical field of view in degrees
 * @param aspect width divided by height
 */
export function cameraThrough(
  { position, quaternion, near, far }: PerspectiveCamera,
  fov: number,
  aspect: number,
): PerspectiveCamera {
  const camera = new PerspectiveCamera(fov, aspect, near, far);
  camera.position.copy(position);
  camera.quaternion.copy(quaternion);
  return camera;
}
