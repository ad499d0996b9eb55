import type { Picture, PictureKeys } from '@gavel/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSavingData } from '../../ui/is-saving-data.ts';
import { type ComposedPicture, composePicture, type PictureSources } from './compose-picture.ts';
import { renditionWidth } from './rendition-width.ts';
import { sceneOf } from './scene-of.ts';

/** What the stage is to show. */
export interface WantedPicture {
  readonly picture: Picture;
  /** A drawing of the same, for when the picture cannot be had and nothing of its scene is shown yet. */
  instead(): Picture;
  /** How wide it is shown, CSS pixels. */
  readonly shownWidth: number;
  /** For those who do not see it: what is shown, the picture or what is drawn instead; `keys` are what can be seen. */
  describe(shown: Picture, keys: PictureKeys): string;
}

export interface StagePicture extends ComposedPicture {
  readonly serial: number;
  readonly scene: string;
  /** What its layers were asked for in, pixels. */
  readonly width: number;
  readonly alternative: string;
}

/**
 * What lies on the stage, lowest first: the picture that is shown, and below it those that it has not yet quite covered. The next one
 * comes when all of its layers have been decoded; until then, and when it cannot be had, the one before stays. `covered` says that a
 * picture covers those below. Empty until the first picture is there; `failed` says that neither it nor its drawing could be had.
 * `widthOf` says how wide a picture is asked for, pixels. What could not be had whole is tried again a few times, and whenever there is
 * a network again. A wanted picture of null changes nothing.
 */
export function useStagePictures(wanted: WantedPicture | null, sources: PictureSources) {
  const [pictures, setPictures] = useState<readonly StagePicture[]>([]);
  const [failed, setFailed] = useState(false);
  const top = useRef<StagePicture | null>(null);
  const widths = useRef(new Map<string, number>());

  const widthOf = useCallback(
    (picture: Picture, shownWidth: number) =>
      renditionWidth(shownWidth, devicePixelRatio, isSavingData(), widths.current.get(sceneOf(picture))),
    [],
  );

  useEffect(() => {
    if (!wanted) return;
    let isNeeded = true;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const pauses = [...PAUSES];
    const show = async () => {
      clearTimeout(waiting);
      // A picture that failed gives way to a drawing only where nothing of its scene is on the stage.
      const stays = () => top.current?.scene === sceneOf(wanted.picture);
      const own = await compose(wanted.picture);
      const composed = own ?? (stays() ? null : await compose(wanted.instead()));
      if (!isNeeded) return;
      setFailed(!composed && !top.current);
      if (composed) put(composed);
      if (own?.isWhole) isNeeded = false;
      else if (pauses.length > 0) waiting = setTimeout(show, pauses.shift());
    };
    const compose = async (picture: Picture) => {
      const scene = sceneOf(picture);
      const width = widthOf(picture, wanted.shownWidth);
      const composed = await composePicture(picture, width, sources);
      if (composed) widths.current.set(scene, width);
      return composed && { ...composed, of: picture, scene, width };
    };
    const put = ({ of, ...composed }: Omit<StagePicture, 'serial' | 'alternative'> & { readonly of: Picture }) => {
      const before = top.current;
      const serial = before && isSame(before, composed) ? before.serial : (before?.serial ?? 0) + 1;
      const next: StagePicture = { ...composed, serial, alternative: wanted.describe(of, composed.keys) };
      top.current = next;
      setPictures((shown) => [...(fades() ? shown : []).filter((one) => one.serial !== serial).slice(-MOST_BELOW), next]);
    };
    const again = () => isNeeded && show();
    addEventListener('online', again);
    show();
    return () => {
      isNeeded = false;
      clearTimeout(waiting);
      removeEventListener('online', again);
    };
  }, [wanted, sources, widthOf]);

  const covered = useCallback((serial: number) => setPictures((shown) => shown.filter((one) => one.serial >= serial)), []);
  return { pictures, failed, covered, widthOf };
}

/** Milliseconds before a picture that could not be had whole is asked for again: a queue empties, a line comes back. */
const PAUSES = [2_000, 8_000, 30_000];
/** Of many quick choices, how many pictures may lie below the last. */
const MOST_BELOW = 2;

function isSame(one: ComposedPicture, other: ComposedPicture): boolean {
  return (
    one.layers.length === other.layers.length && one.layers.every(({ address }, at) => address === other.layers[at]?.address)
  );
}

function fades(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
