import type { DynamicImageKey } from '@gavel/core';
import type { HousePlan } from '@gavel/core/plan';
import type { Pictures } from '../source/pictures.ts';
import type { AnswerSource, QuestionSource, SectionSource } from '../source/source.ts';
import type { Paint } from '../stored/published-range.ts';
import { PLAN, planCategory } from './build-plan.ts';
import type { Ids } from './ids.ts';
import type { Offer } from './offer.ts';
import { splitPictureKey } from './picture-references.ts';
import { categoriesIn, EXTERIOR, isDrawing, otherRooms, scenesOf } from './picture-scenes.ts';

/** Returns the categories of a house's pictures, in the order in which their layers are drawn. */
export function buildPictureKeys(offer: Offer, pictures: Pictures, ids: Ids): DynamicImageKey[] {
  const { sections, house } = offer;
  const answers = sections.flatMap(({ questions }) => questions.flatMap((question) => question.answers));
  const standing = [...answers.filter((answer) => answer.default).flatMap(({ picture = [] }) => picture), ...house.colours].map(
    splitPictureKey,
  );
  const shown = sections.map(({ section }) => ({ section, categories: categoriesShown(section, offer, pictures) }));
  return [...new Set([...answers.flatMap(keysOf), ...house.colours].map((pictureKey) => splitPictureKey(pictureKey)[0]))].flatMap(
    (category) => {
      const defaultImageKey = standing.find(([some]) => some === category)?.[1] ?? '';
      const showing = shown.filter(({ categories }) => categories.has(category));
      return showing.map(({ section }) => ({
        category,
        defaultImageKey,
        isLayer: true,
        section: ids('sections', section.key),
      }));
    },
  );
}

/**
 * Returns the picture categories of a house's floor plan. There is one for each question that changes the plan, in each section that shows
 * the plan or another drawing of the house.
 */
export function buildPlanKeys({ sections }: Offer, plan: HousePlan | null, ids: Ids): DynamicImageKey[] {
  const showing = sections.filter(({ section }) => section.scene === PLAN || section.cameras?.some(isDrawing));
  const questions = sections.flatMap((section) => section.questions.map(({ question }) => question.key));
  return questions.flatMap((question) => {
    const category = planCategory(plan, question);
    if (category === null) return [];
    const defaultImageKey = plan?.questions[question]?.[0] ?? '';
    return showing.map(({ section }) => ({ category, defaultImageKey, isLayer: false, section: ids('sections', section.key) }));
  });
}

/** Returns all picture keys that an answer can show, the key of `overridePicture` last. */
export function keysOf({ picture = [], overridePicture }: AnswerSource): readonly string[] {
  return overridePicture === undefined ? picture : [...picture, overridePicture];
}

/**
 * Returns the categories that the pictures of a section can show. Rooms with rendered pictures: the categories of these pictures. Other
 * rooms: the categories of all interior questions. The exterior: those of all exterior questions and of the house's `colours`.
 */
function categoriesShown(section: SectionSource, offer: Offer, pictures: Pictures): ReadonlySet<string> {
  // A floor plan has its own picture keys. So answers without such a key must not change the address of the floor plan's picture.
  if (section.scene === PLAN) return new Set();
  const isInterior = ({ scene = EXTERIOR }: SectionSource) => scene !== EXTERIOR;
  const rendered = categoriesIn(pictures, [...scenesOf(section, offer), ...otherRooms(section, offer, pictures).values()]);
  if (rendered.size > 0) return rendered;
  const asking = offer.sections.filter((some) => isInterior(some.section) === isInterior(section));
  const asked = asking.flatMap(({ questions }) => questions.flatMap(({ answers }) => answers.flatMap(keysOf)));
  const all = isInterior(section) ? asked : [...asked, ...offer.house.colours];
  return new Set(all.map((pictureKey) => splitPictureKey(pictureKey)[0]));
}

/**
 * Maps each `category:key` to its look: the sample of the answer that shows it. An answer that shows only this key has priority over one
 * that shows several. An answer that overrides another answer's key has the lowest priority.
 */
export function buildPaints(questions: readonly QuestionSource[]): Record<string, Paint> {
  const answers = questions.flatMap((question) => question.answers);
  const alone = answers.filter(({ picture = [] }) => picture.length === 1);
  const paints: Record<string, Paint> = {};
  for (const { picture = [], sample } of [...alone, ...answers]) for (const pictureKey of picture) add(pictureKey, sample);
  for (const { overridePicture, sample } of answers) if (overridePicture !== undefined) add(overridePicture, sample);
  return paints;

  function add(pictureKey: string, { colour, accent, pattern }: AnswerSource['sample']): void {
    paints[pictureKey] ??= { colour, accent: accent ?? null, pattern };
  }
}
