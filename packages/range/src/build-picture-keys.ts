import type { DynamicImageKey } from '@gavel/core';
import type { Offer } from './offer.ts';
import { splitPictureKey } from './picture-addresses.ts';
import type { Paint } from './published-range.ts';
import type { QuestionSource } from './source.ts';

/** The categories of a house's pictures in the order in which their layers lie, which is the order in which they are asked for. */
export function buildPictureKeys({ sections, house }: Offer): DynamicImageKey[] {
  const answers = sections.flatMap(({ questions }) => questions.flatMap((question) => question.answers));
  const carried = answers.flatMap(({ picture = [] }) => picture);
  const categories = new Set([...carried, ...house.colours].map((pictureKey) => splitPictureKey(pictureKey)[0]));
  const standing = [...answers.filter((answer) => answer.default).flatMap(({ picture = [] }) => picture), ...house.colours].map(
    splitPictureKey,
  );
  return [...categories].map((category) => ({
    category,
    defaultImageKey: standing.find(([some]) => some === category)?.[1] ?? '',
    isLayer: true,
    section: null,
  }));
}

/**
 * `category:key` → what it looks like: the sample of the answer that shows it. An answer that shows this alone knows better than one
 * that shows several things at once.
 */
export function buildPaints(questions: readonly QuestionSource[]): Record<string, Paint> {
  const showing = questions.flatMap(({ answers }) => answers).filter(({ picture = [] }) => picture.length > 0);
  const best = showing.toSorted((a, b) => Number((a.picture?.length ?? 0) > 1) - Number((b.picture?.length ?? 0) > 1));
  const paints: Record<string, Paint> = {};
  for (const { picture = [], overridePicture, sample } of best) {
    for (const pictureKey of overridePicture ? [...picture, overridePicture] : picture) {
      paints[pictureKey] ??= { colour: sample.colour, accent: sample.accent ?? null, pattern: sample.pattern };
    }
  }
  return paints;
}
