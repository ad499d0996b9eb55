import type { Picture, PictureKeys } from '@gavel/core';
import { useEffect, useRef, useState } from 'react';
import { type ComposedPicture, composePicture, type PictureSources } from './compose-picture.ts';
import { isSavingData } from './is-saving-data.ts';
import { renditionWidth } from './rendition-width.ts';
import { sceneOf } from './scene-of.ts';

/** What the stage is to show. */
export interface WantedPicture {
  readonly picture: Picture;
  /** A drawing of the same, for when the picture cannot be had and nothing of its scene is shown yet. */
  instead(): Picture;
  /** How wide it is shown, CSS pixels. */
  readonly shownWidth: number;
  /** For those who do not see it; `keys` are what can be seen. */
  describe(keys: PictureKeys): string;
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
 * picture covers those below. Empty until the first picture is there; `failed` says that neither it nor its drawing could be had, which
 * is tried again once there is a network. A wanted picture of null changes nothing.
 */
export function useStagePictures(wanted: WantedPicture | null, sources: PictureSources) {
  const [pictures, setPictures] = useState<readonly StagePicture[]>([]);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const top = useRef<StagePicture | null>(null);
  const widths = useRef(new Map<string, number>());

  useEffect(() => {
    if (!failed) return;
    const again = () => setAttempt((before) => before + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    const show = async () => {
      // A picture that failed gives way to a drawing only where nothing of its scene is on the stage.
      const stays = () => top.current?.scene === sceneOf(wanted.picture);
      const composed = (await compose(wanted.picture)) ?? (stays() ? null : await compose(wanted.instead()));
      if (!isWanted) return;
      setFailed(!composed && !top.current);
      if (!composed) return;
      const before = top.current;
      const serial = before && isSame(before, composed) ? before.serial : (before?.serial ?? 0) + 1;
      const next: StagePicture = { ...composed, serial, alternative: wanted.describe(composed.keys) };
      top.current = next;
      setPictures((shown) => [...(fades() ? shown : []).filter((one) => one.serial !== serial).slice(-MOST_BELOW), next]);
    };
    const compose = async (picture: Picture) => {
      const scene = sceneOf(picture);
      const width = renditionWidth(wanted.shownWidth, devicePixelRatio, isSavingData(), widths.current.get(scene));
      const composed = await composePicture(picture, width, sources);
      if (composed) widths.current.set(scene, width);
      return composed && { ...composed, scene, width };
    };
    show();
    return () => {
      isWanted = false;
    };
  }, [wanted, sources, attempt]);

  const covered = (serial: number) => setPictures((shown) => shown.filter((one) => one.serial >= serial));
  return { pictures, failed, covered };
}

/** Of many quick choices, how many pictures may lie below the last. */
const MOST_BELOW = 2;

function isSame(one: ComposedPicture, other: ComposedPicture): boolean {
  return one.layers.length === other.layers.length && one.layers.every((layer, at) => layer === other.layers[at]);
}

function fades(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
