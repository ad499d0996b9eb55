import type { Picture, PictureKeys } from '@gavel/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reachability } from '../../network/reachability.ts';
import { isSavingData } from '../../ui/is-saving-data.ts';
import { type ComposedPicture, composePicture, type PictureSources } from './compose-picture.ts';
import { renditionWidth } from './rendition-width.ts';
import { sceneOf } from './scene-of.ts';
import { useLacksLayers } from './use-lacks-layers.ts';

/** The picture that the stage should show now. */
export interface WantedPicture {
  readonly picture: Picture;
  /**
   * Returns a drawing of the same house or room. The stage shows the drawing if the picture fails to load, unless the stage already shows
   * another picture of this house or room from the same camera.
   */
  instead(): Picture;
  /** The width in which the picture is shown, in CSS pixels. */
  readonly shownWidth: number;
  /**
   * Describes what the stage shows, the picture or the drawing, for visitors who cannot see it.
   * @param keys the picture keys that are visible
   */
  describe(shown: Picture, keys: PictureKeys): string;
}

export interface StagePicture extends ComposedPicture {
  readonly serial: number;
  readonly scene: string;
  /** The width in which the layers were requested, in pixels. */
  readonly width: number;
}

/**
 * The result of loading the wanted picture. `late` means that the picture is still loading after `A_MOMENT`. `partial` means that the
 * picture is shown without layers that the server could not deliver.
 */
interface Outcome {
  readonly of: WantedPicture;
  readonly arrival: 'late' | 'shown' | 'partial' | 'failed';
  /** The alternative text of the visible picture or drawing; empty while neither is visible. */
  readonly alternative: string;
}

/**
 * Returns the pictures on the stage, the lowest first: the current picture is the last, and below it are earlier pictures that it does not
 * cover completely yet. The next picture appears when all of its layers have been decoded. Until then, or if nothing can be loaded, the
 * previous picture stays. The list is empty until the first picture is ready. An incomplete picture is requested again a few times, and
 * whenever the server responds again.
 *
 * Call `covered` when a picture covers the pictures below it. `outcome` is the result of loading the wanted picture, or null while it is
 * not known. `widthOf` returns the width in which to request a picture, in pixels.
 * @param wanted null: nothing changes
 */
export function useStagePictures(wanted: WantedPicture | null, sources: PictureSources) {
  const [pictures, setPictures] = useState<readonly StagePicture[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const top = useRef<StagePicture | null>(null);
  const widths = useRef(new Map<string, number>());
  const lacksLayers = useLacksLayers();

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
    // If the picture is already visible and the stage only wants it in another width, keep its outcome.
    const tellAbsent = (arrival: 'late' | 'failed') =>
      setOutcome((last) => (last?.alternative && isSameWish(last.of, wanted) ? last : { of: wanted, arrival, alternative: '' }));
    const late = setTimeout(() => tellAbsent('late'), A_MOMENT);
    const show = async () => {
      clearTimeout(waiting);
      const own = await compose(wanted.picture);
      const composed = own ?? (top.current?.scene === sceneOf(wanted.picture) ? null : await compose(wanted.instead()));
      if (!isNeeded) return;
      clearTimeout(late);
      if (composed) put(composed);
      else tellAbsent('failed');
      if (own?.missing.length === 0) isNeeded = false;
      else if (pauses.length > 0) waiting = setTimeout(show, pauses.shift());
      const arrival = own && (await lacksLayers(own)) ? 'partial' : 'shown';
      if (own && isNeeded) setOutcome((last) => last && { ...last, arrival });
    };
    const compose = async (picture: Picture) => {
      const scene = sceneOf(picture);
      const width = widthOf(picture, wanted.shownWidth);
      const composed = await composePicture(picture, width, sources);
      if (composed) widths.current.set(scene, width);
      return composed && { ...composed, of: picture, scene, width };
    };
    const put = ({ of, ...composed }: Omit<StagePicture, 'serial'> & { readonly of: Picture }) => {
      const before = top.current;
      const serial = before && isSame(before, composed) ? before.serial : (before?.serial ?? 0) + 1;
      const next: StagePicture = { ...composed, serial };
      top.current = next;
      const alternative = wanted.describe(of, composed.keys);
      setOutcome((last) => ({ of: wanted, arrival: arrivalAfter(last, wanted, composed), alternative }));
      setPictures((shown) => [...(fades() ? shown : []).filter((one) => one.serial !== serial).slice(-MOST_BELOW), next]);
    };
    const end = reachability.onReturn(() => isNeeded && show());
    show();
    return () => {
      isNeeded = false;
      clearTimeout(late);
      clearTimeout(waiting);
      end();
    };
  }, [wanted, sources, widthOf, lacksLayers]);

  const covered = useCallback((serial: number) => setPictures((shown) => shown.filter((one) => one.serial >= serial)), []);
  return { pictures, outcome: wanted && outcome && isSameWish(outcome.of, wanted) ? outcome : null, covered, widthOf };
}

/**
 * How long to wait before each retry of an incomplete picture, in ms. During these pauses a queue on the server may empty, or the network
 * may return.
 */
const PAUSES = [2_000, 8_000, 30_000];
/** How long a picture may load before the stage shows a message, in ms. Most pictures are ready earlier. */
const A_MOMENT = 500;
/** How many pictures may stay below the uppermost picture, after many quick choices. */
const MOST_BELOW = 2;

/** Returns `partial` if the last attempt was partial and this retry lacks layers too, so that the message stays; otherwise `shown`. */
function arrivalAfter(last: Outcome | null, wanted: WantedPicture, { missing }: ComposedPicture): Outcome['arrival'] {
  return last?.of === wanted && last.arrival === 'partial' && missing.length > 0 ? 'partial' : 'shown';
}

/** Returns whether two wishes are for the same picture with the same description. The width may differ. */
function isSameWish(one: WantedPicture, other: WantedPicture): boolean {
  return one.picture === other.picture && one.describe === other.describe;
}

function isSame(one: ComposedPicture, other: ComposedPicture): boolean {
  return (
    one.layers.length === other.layers.length && one.layers.every(({ address }, at) => address === other.layers[at]?.address)
  );
}

function fades(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
