import { type GalleryPicture, selectionsOf } from '@gavel/core';
import { useEffect, useState } from 'react';
import { composedAddress } from '../kept-house/composed-address.ts';
import type { ComposedPicture, PictureSources } from '../stage/picture/compose-picture.ts';
import { frameOf } from '../stage/picture/frame-of.ts';
import { atWidth, renditionWidth } from '../stage/picture/rendition-width.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

/**
 * A picture as one file, which shows before the layers of the picture. `isTried` means that the layers need not wait for the file: a file
 * has loaded or failed, or the picture has none.
 */
export interface LightPicture {
  readonly light: ComposedPicture | null;
  readonly isTried: boolean;
}

/**
 * Returns the picture of the house as one file, which the server composes. The file is much smaller than the layers, so it shows
 * first. For pictures without layers, `light` is null.
 * @param wanted null: load nothing yet
 * @param width the width in which the picture is shown, in CSS pixels
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
  // After a new choice the loaded file is outdated. `isTried` stays true, so the layers load without waiting for a new file.
  if (!frame || address === null || tried?.address !== address || !tried.isThere) return { light: null, isTried };
  const keys = new Map();
  return {
    light: { layers: [{ address, box: null }], blur: null, frame, isRoom: false, isPaper: false, keys, missing: [] },
    isTried,
  };
}
