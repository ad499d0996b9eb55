/** An `<img>` as far as decoding needs it. */
export interface LayerImage {
  src: string;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  decode(): Promise<void>;
}

/** A decoded layer; pixels. */
interface DecodedLayer {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

export interface LayerImages {
  /** The layers that could be decoded, in the same order. What could not is left out and told once. */
  decode(addresses: readonly string[]): Promise<readonly DecodedLayer[]>;
}

/**
 * Fetches and decodes pictures before they are shown, so that nothing is ever shown half. Keeps the most recent ones, up to about
 * `budget` bytes of decoded pixels, so that a picture of which one layer changes decodes that layer only. A fault is told to `warn` once
 * per address, and the address tried again the next time.
 */
export function createLayerImages(newImage: () => LayerImage, warn: (address: string) => void, budget = BUDGET): LayerImages {
  /** By address, the longest unused first. */
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
/** Two pictures of nine layers, 1920 wide. */
const BUDGET = 200_000_000;
