import { whyUnseen } from '../build/build-sections.ts';
import { type Offer, type OfferedSection, offerOf } from '../build/offer.ts';
import { sampleReference, splitPictureKey } from '../build/picture-references.ts';
import { scenesOf } from '../build/picture-scenes.ts';
import { EXTERIORS, INTERIORS, type PictureSize } from '../source/pictures.ts';
import { indexRange } from '../source/range-index.ts';
import type { Source } from '../source/source.ts';
import { type AnswerCell, answerCells, pickedScene } from './answer-cells.ts';
import { cellOf, type MatrixCell, type MatrixFile } from './matrix-cell.ts';
import { cameraTitle, coverSlots, type PictureSlot, sampleSlot, sharedSlots } from './picture-slots.ts';
import { type PictureView, pictureViews } from './picture-views.ts';

/** A house or a section (`chapter`), and how many of its cells lack a picture. A cell is one answer from one camera. */
interface MatrixChoice {
  readonly key: string;
  readonly title: string;
  readonly missing: number;
}

interface MatrixRow {
  readonly question: string;
  readonly questionTitle: string;
  readonly key: string;
  readonly title: string;
  /** The builder’s reason why no picture shows the answer; empty: the builder gives no reason. */
  readonly reason: string;
  /** The picture file of the answer's sample; null: the sample keeps its drawing. */
  readonly sample: MatrixFile | null;
  /** The address of the drawing that shows the sample without a picture. */
  readonly drawnSample: string;
  /** One cell for each camera of the matrix. */
  readonly cells: readonly MatrixCell[];
}

interface MatrixCamera extends PictureSize {
  readonly id: string;
  readonly title: string;
  /** The names of the answers that pick the camera's scene; empty: none picks it, or the section has only one scene. */
  readonly room: string;
}

/** A table with the answers of one section of a house as rows, and the cameras that show some of them as columns. */
export interface PictureMatrix {
  readonly houses: readonly MatrixChoice[];
  readonly chapters: readonly MatrixChoice[];
  /** The keys of the shown house and section. If `chapter` is empty, `singles` has the pictures without cameras. */
  readonly house: string;
  readonly chapter: string;
  readonly cameras: readonly MatrixCamera[];
  readonly rows: readonly MatrixRow[];
  readonly singles: readonly MatrixFile[];
}

export interface AskedMatrix {
  /**
   * The key of a house. For an unknown key, the table shows the house that lacks the most pictures. If several houses lack equally many, it
   * shows the one of them with the largest living area.
   */
  readonly house: string;
  /**
   * The key of a section; null: the pictures without cameras. For an unknown key, the table shows the first section that lacks a
   * picture. If no section lacks one, it shows the first section with an answer that a camera shows.
   */
  readonly chapter: string | null;
}

/**
 * Returns a function that returns the pictures of a section of a house, as `provePictures` judges them. `checkRange` must find no
 * faults in the source. What each house offers is computed once.
 */
export function pictureMatrix(source: Source): (asked: AskedMatrix) => PictureMatrix {
  const index = indexRange(source);
  const houses = source.houses.map((house): Shown => {
    const offer = offerOf(index, house);
    const views = pictureViews(source, offer);
    return { offer, views, missing: new Map(offer.sections.map((own) => [own, missingIn(source, offer, own, views)])) };
  });
  const missingOf = ({ missing }: Shown) => [...missing.values()].reduce((sum, count) => sum + count, 0);
  const choices = houses.map((shown) => {
    const { key, title } = shown.offer.house;
    return { key, title, missing: missingOf(shown) };
  });
  const [first] = houses.toSorted(
    (one, other) => missingOf(other) - missingOf(one) || other.offer.house.floorArea - one.offer.house.floorArea,
  );
  return (asked) => {
    const shown = houses.find(({ offer }) => offer.house.key === asked.house) ?? first;
    if (!shown) return { houses: [], chapters: [], house: '', chapter: '', cameras: [], rows: [], singles: [] };
    const { offer, views, missing } = shown;
    const chapter = asked.chapter === null ? undefined : chapterOf(source, shown, asked.chapter);
    const slots = chapter ? [] : [...coverSlots(offer.house), ...sharedSlots(source)];
    return {
      houses: choices,
      chapters: offer.sections.map((own) => ({ ...own.section, missing: missing.get(own) ?? 0 })).map(choiceOf),
      house: offer.house.key,
      chapter: chapter?.section.key ?? '',
      ...(chapter ? table(source, offer, chapter, views) : { cameras: [], rows: [] }),
      singles: slots.map((slot) => fileOf(source, slot, slot.title)),
    };
  };
}

function fileOf({ pictures }: Source, { path, kind, width, height }: PictureSlot, name: string): MatrixFile {
  return { path, kind, name, width, height, isThere: pictures.sizes.has(path), upload: pictures.uploads.get(path) ?? null };
}

interface Shown {
  readonly offer: Offer;
  readonly views: readonly PictureView[];
  readonly missing: ReadonlyMap<OfferedSection, number>;
}

function chapterOf(source: Source, { offer, views, missing }: Shown, asked: string): OfferedSection | undefined {
  const { sections } = offer;
  return (
    sections.find(({ section }) => section.key === asked) ??
    sections.find((section) => missing.get(section) !== 0) ??
    sections.find((section) => answersIn(source, offer, section, views).some(({ cells }) => cells.length > 0)) ??
    sections[0]
  );
}

function choiceOf({ key, title, missing }: MatrixChoice): MatrixChoice {
  return { key, title, missing };
}

function missingIn(source: Source, offer: Offer, section: OfferedSection, views: readonly PictureView[]): number {
  return answersIn(source, offer, section, views)
    .flatMap(({ cells }) => cells)
    .filter(({ proof }) => proof === 'lacking').length;
}

/** Returns the answers of a section with the cameras that show them. */
function answersIn(source: Source, offer: Offer, { questions }: OfferedSection, views: readonly PictureView[]) {
  const picking = new Set(offer.sections.flatMap(({ section }) => section.sceneFrom ?? []));
  return questions.flatMap(({ question, answers }) =>
    answers.map((answer) => {
      const isPicking = picking.has(question.key);
      const cells: readonly AnswerCell[] =
        isPicking && answer.picture
          ? pickedScene(source, offer, { question, answer }, views).cells
          : isPicking
            ? []
            : answerCells(answer, views);
      return { question, answer, isPicking, cells };
    }),
  );
}

function table(
  source: Source,
  offer: Offer,
  section: OfferedSection,
  views: readonly PictureView[],
): Pick<PictureMatrix, 'cameras' | 'rows'> {
  const answers = answersIn(source, offer, section, views);
  const showing = new Set(answers.flatMap(({ cells }) => cells.map(({ view }) => view)));
  const columns = views.filter((view) => showing.has(view));
  const scenes = new Set(scenesOf(section.section, offer));
  return {
    cameras: columns.map(({ folder, camera }) => ({
      id: `${folder}/${camera}`,
      title: cameraTitle(source, camera),
      room: scenes.size > 1 ? roomOf(offer, section, folder) : '',
      ...sizeOf(source, folder, camera),
    })),
    rows: answers.map(({ question, answer, isPicking, cells }) => {
      const slot = sampleSlot(answer);
      return {
        question: question.key,
        questionTitle: question.title,
        key: answer.key,
        title: answer.title,
        reason: whyUnseen(question, answer, offer.house),
        sample: slot && fileOf(source, slot, ''),
        drawnSample: sampleReference(answer.sample).drawn,
        cells: columns.map((view) =>
          cellOf(
            source,
            cells.find((cell) => cell.view === view),
            isPicking,
          ),
        ),
      };
    }),
  };
}

/** Returns the names of the answers that pick the scene in this folder. */
function roomOf(offer: Offer, { section }: OfferedSection, folder: string): string {
  const picking = offer.sections.flatMap(({ questions }) => questions).find(({ question }) => question.key === section.sceneFrom);
  const answers = picking?.answers.filter(
    ({ picture: [first = ''] = [] }) => folder === `${INTERIORS}/${splitPictureKey(first)[1]}`,
  );
  return (answers ?? []).map(({ title }) => title).join(', ');
}

function sizeOf({ pictures: { manifests, scenes } }: Source, folder: string, camera: string): PictureSize {
  const [, owner = ''] = folder.split('/');
  const described = folder.startsWith(`${EXTERIORS}/`) ? manifests.get(owner) : scenes.get(owner);
  const { width = 0, height = 0 } = described?.content.cameras[camera] ?? {};
  return { width, height };
}
