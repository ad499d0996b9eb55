import { type GalleryPicture, selectionsOf } from '@gavel/core';
import { useEffect, useState } from 'react';
import { composedAddress } from '../kept-house/composed-address.ts';
import type { ComposedPicture, PictureSources } from '../stage/picture/compose-picture.ts';
import { frameOf } from '../stage/picture/frame-of.ts';
import { atWidth, renditionWidth } from '../stage/picture/rendition-width.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

/** A picture in one piece, before its layers; `isTried`: it is there, or cannot be had. */
export interface LightPicture {
  readonly light: ComposedPicture | null;
  readonly isTried: boolean;
}

/**
 * The house in one piece, as the server puts it together: a tenth of what its layers are, and seen first. Only of what has layers. Null waits.
 * @param width how wide it is shown, CSS pixels
 */
export function useLight(wanted: GalleryPicture | null, width: number, { images }: PictureSources): LightPicture {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const [tried, setTried] = useState<{ readonly address: string; readonly isThere: boolean } | null>(null);
  const picture = wanted?.picture;
  const frame = picture?.kind === 'manifest' ? frameOf(picture) : null;
  const { houseId, municipalityId } = configuration;
  const whole = composedAddress({ houseId, municipalityId, selections: selectionsOf(compiled, visit) });
  const address =
    picture?.kind === 'manifest' && frame
      ? atWidth(`${whole}&camera=${picture.camera.id}&quality=60&format=webp`, renditionWidth(width, 1, false))
      : null;
  useEffect(() => {
    if (address === null) return;
    let isWanted = true;
    images.decode([address]).then(({ length }) => isWanted && setTried({ address, isThere: length > 0 }));
    return () => {
      isWanted = false;
    };
  }, [address, images]);
  const isTried = wanted !== null && (address === null || tried !== null);
  // Chosen anew meanwhile, it waits no longer.
  if (!frame || address === null || tried?.address !== address || !tried.isThere) return { light: null, isTried };
  const keys = new Map();
  return {
    light: { layers: [{ address, box: null }], blur: null, frame, isRoom: false, isPaper: false, keys, isWhole: true },
    isTried,
  };
}
