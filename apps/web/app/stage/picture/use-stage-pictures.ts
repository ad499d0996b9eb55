import type { Picture, PictureKeys } from '@gavel/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reachability } from '../../network/reachability.ts';
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
}

/** What has become of a wanted picture; `late`: it is on its way, and takes longer than a moment. */
interface Outcome {
  readonly of: WantedPicture;
  readonly arrival: 'late' | 'shown' | 'failed';
  /** Describes what is shown of it, the picture or its drawing; empty as long as that is neither. */
  readonly alternative: string;
}

/**
 * What lies on the stage, lowest first: the picture that is shown, and below it those that it has not yet quite covered. The next one
 * comes when all of its layers have been decoded; until then, and when it cannot be had, the one before stays. `covered` says that a
 * picture covers those below. Empty until the first picture is there. `outcome` is what has become of the wanted one, null as long as
 * that is not known. `widthOf` says how wide a picture is asked for, pixels. What could not be had whole is tried again a few times, and
 * whenever the server answers again. A wanted picture of null changes nothing.
 */
export function useStagePictures(wanted: WantedPicture | null, sources: PictureSources) {
  const [pictures, setPictures] = useState<readonly StagePicture[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
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
    // What is there already may be wanted again in another width: it stays what it is.
    const tellAbsent = (arrival: 'late' | 'failed') =>
      setOutcome((last) =>
        last?.arrival === 'shown' && isSameWish(last.of, wanted) ? last : { of: wanted, arrival, alternative: '' },
      );
    const late = setTimeout(() => tellAbsent('late'), A_MOMENT);
    const show = async () => {
      clearTimeout(waiting);
      // A picture that failed gives way to a drawing only where nothing of its scene is on the stage.
      const stays = () => top.current?.scene === sceneOf(wanted.picture);
      const own = await compose(wanted.picture);
      const composed = own ?? (stays() ? null : await compose(wanted.instead()));
      if (!isNeeded) return;
      clearTimeout(late);
      if (composed) put(composed);
      else tellAbsent('failed');
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
    const put = ({ of, ...composed }: Omit<StagePicture, 'serial'> & { readonly of: Picture }) => {
      const before = top.current;
      const serial = before && isSame(before, composed) ? before.serial : (before?.serial ?? 0) + 1;
      const next: StagePicture = { ...composed, serial };
      top.current = next;
      setOutcome({ of: wanted, arrival: 'shown', alternative: wanted.describe(of, composed.keys) });
      setPictures((shown) => [...(fades() ? shown : []).filter((one) => one.serial !== serial).slice(-MOST_BELOW), next]);
    };
    const again = () => isNeeded && show();
    const end = reachability.onReturn(again);
    show();
    return () => {
      isNeeded = false;
      clearTimeout(late);
      clearTimeout(waiting);
      end();
    };
  }, [wanted, sources, widthOf]);

  const covered = useCallback((serial: number) => setPictures((shown) => shown.filter((one) => one.serial >= serial)), []);
  return { pictures, outcome: wanted && outcome && isSameWish(outcome.of, wanted) ? outcome : null, covered, widthOf };
}

/** Milliseconds before a picture that could not be had whole is asked for again: a queue empties, a line comes back. */
const PAUSES = [2_000, 8_000, 30_000];
/** Milliseconds within which most pictures are there, and nobody needs to be told of them. */
const A_MOMENT = 500;
/** Of many quick choices, how many pictures may lie below the last. */
const MOST_BELOW = 2;

/** The same is to be shown and said, in whatever width. */
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
