/** A layer as a manifest lists it. */
interface Layer {
  readonly picture: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly box?: unknown;
}

interface Cameras<Own extends Layer> {
  readonly cameras: Readonly<Record<string, { readonly layers: readonly Own[] }>>;
}

/**
 * Returns a manifest with the uploaded pictures of its house. An uploaded layer loses the `box` of the layer that it replaces, because it
 * need not be transparent outside that box. A picture that the manifest does not list, `{camera}/{category}/{key}.webp`, becomes a layer
 * for that key. It lies directly over the last layer of its category, or over all layers if the camera has no layer of this category.
 * @param paths uploaded pictures, relative to the manifest
 */
export function withUploadedLayers<Own extends Layer, Manifest extends Cameras<Own>>(
  manifest: Manifest,
  paths: readonly string[],
): Manifest {
  const uploaded = new Set(paths);
  const cameras = Object.fromEntries(
    Object.entries(manifest.cameras).map(([id, camera]) => [
      id,
      { ...camera, layers: camera.layers.map((layer) => (uploaded.has(layer.picture) ? { ...layer, box: undefined } : layer)) },
    ]),
  );
  for (const picture of paths) {
    const [, id = '', category = '', key = ''] = LAYER.exec(picture) ?? [];
    const camera = Object.hasOwn(cameras, id) ? cameras[id] : undefined;
    if (!camera || camera.layers.some((layer) => layer.picture === picture)) continue;
    const last = camera.layers.findLastIndex(({ keys }) => Object.hasOwn(keys, category));
    const at = last === -1 ? camera.layers.length : last + 1;
    const layer = { picture, keys: { [category]: key } };
    cameras[id] = { ...camera, layers: camera.layers.toSpliced(at, 0, layer as unknown as Own) };
  }
  return { ...manifest, cameras };
}

const LAYER = /^([\w-]+)\/([\w-]+)\/([\w-]+)\.webp$/;
