import type { LayerFile } from './compose-picture.ts';
import { cutPicture } from './encode-picture.ts';
import type { KeptPart } from './kept-parts.ts';
import type { Source } from './picture-sources.ts';
import { renditionName } from './rendition-name.ts';

/**
 * Returns a picture of the range as a layer. Areas of the picture are cached.
 * @param read returns the bytes of the picture
 */
export function layerFile({ content, facts }: Source, read: () => Promise<Buffer>, keptPart: KeptPart): LayerFile {
  return {
    content,
    facts: async () => facts,
    read,
    cut: ({ left, top, width, height }) => {
      const area = { left, top, width, height };
      return keptPart(renditionName({ content, ...area }, 'webp'), async () => cutPicture(await read(), area));
    },
  };
}
