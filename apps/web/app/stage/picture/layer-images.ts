/** The properties of an `<img>` that decoding needs. */
export interface LayerImage {
  src: string;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  decode(): Promise<void>;
}

/** A layer that is decoded, with its size in pixels. */
interface DecodedLayer {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

export interface LayerImages {
  /** Returns the layers that could be decoded, in the order of the addresses. Leaves out the others, and reports each of these once. */
  decode(addresses: readonly string[]): Promise<readonly DecodedLayer[]>;
}

/**
 * Loads and decodes pictures before they show, so that no picture ever appears in part. Keeps the pictures that were used last, up to about
 * `budget` bytes of decoded pixels. So when one layer of a picture changes, only that layer is decoded. Reports a failure to `warn`, once
 * for each address. The next call loads that address again.
 */
export function createLayerImages(newImage: () => LayerImage, warn: (address: string) => void, budget = BUDGET): LayerImages {
  /** The images by their address. The images that were not used for the longest time are first. */
  const kept = new Map<string, LayerImage>();
  const warned = new Set<string>();

  const imageOf = (address: string) => {
    const image = kept.get(address) ?? newImage();
    if (!kept.has(address)) image.src = address;
    kept.delete(address);
    kept.set(address, image);
    return image;
  };

  const decodeOne = async (address: string): Promise<DecodedLayer | null> => {
    const image = imageOf(address);
    try {
      await image.decode();
      return { address, width: image.naturalWidth, height: image.naturalHeight };
    } catch {
      kept.delete(address);
      if (!warned.has(address)) warn(address);
      warned.add(address);
      return null;
    }
  };

  const forget = (needed: ReadonlySet<string>) => {
    let bytes = 0;
    for (const [address, image] of [...kept].reverse()) {
      bytes += image.naturalWidth * image.naturalHeight * BYTES_PER_PIXEL;
      if (bytes > budget && !needed.has(address)) kept.delete(address);
    }
  };

  return {
    async decode(addresses) {
      const decoded = await Promise.all(addresses.map(decodeOne));
      forget(new Set(addresses));
      return decoded.filter((layer) => layer !== null);
    },
  };
}

const BYTES_PER_PIXEL = 4;
/** The total size of the images to keep, in bytes: two pictures of nine layers, each 1920 pixels wide. */
const BUDGET = 200_000_000;
