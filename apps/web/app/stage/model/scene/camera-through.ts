import { PerspectiveCamera } from 'three';

/**
 * Returns a camera with the same viewpoint as another one, for a picture of another shape.
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
