import type { HealthObjection, HealthVerdict } from '@gavel/contract/staff';
import { comparePossibleHouses, countPossibleHouses, type Objection, proveRange } from '@gavel/proof';
import {
  type DraftJudgement,
  type DraftToJudge,
  judgeDraft,
  type PictureProof,
  placesOfParts,
  provePictures,
} from '@gavel/range/publishing';
import { createTexts, proofTexts } from '@gavel/texts';
import { exampleOf } from './example-of.ts';
import type { ProvenDraft } from './range-work.ts';

const translate = createTexts().of(proofTexts);

/**
 * Checks a draft. If it has no faults, also proves properties of the range that publishing it would create, for all houses that
 * visitors can choose: for example, that every question always has a possible answer.
 */
export function proveDraft(draft: DraftToJudge): ProvenDraft {
  const { source, ...judgement } = judgeDraft(draft);
  if (!source || !judgement.range) return { ...judgement, health: null, possible: [] };
  const begun = performance.now();
  const proof = proveRange(judgement.range, placesOfParts(source));
  // If a question can be without a possible answer, or if rules depend on each other in a circle, the possible houses cannot be
  // counted.
  const isCountable = proof.objections.every(({ stops }) => stops !== 'always');
  const houses = isCountable ? countPossibleHouses(judgement.range) : [];
  const seconds = (performance.now() - begun) / 1000;
  const pictures = provePictures(source);
  const titles = new Map(judgement.range.houses.map(({ id, title }) => [id, title]));
  const objectionOf = (objection: Objection) => asHealth(objection, (id) => titles.get(id) ?? '');
  return {
    ...judgement,
    health: {
      at: draft.now,
      seconds,
      verdicts: [
        ...proof.verdicts.map(({ property, outcome, obligations, sentence }): HealthVerdict => {
          return { property, outcome, statements: obligations, sentence };
        }),
        pictureVerdict(pictures),
      ],
      objections: [...proof.objections.map(objectionOf), ...pictures.faults.map(pictureObjection)],
      remarks: proof.remarks.map(objectionOf),
      houses,
    },
    possible: isCountable && draft.edits.length > 0 ? compared(draft, judgement) : [],
  };
}

/** Returns an objection of the proof in the form that staff see. */
function asHealth(
  { property, fault, stops, part, place, sentence, houseIds, example }: Objection,
  titleOf: (id: Objection['houseIds'][number]) => string,
): HealthObjection {
  return {
    property,
    kind: fault,
    stops,
    file: place?.file ?? null,
    line: place?.line ?? null,
    sentence,
    houses: houseIds.map(titleOf),
    example: example && exampleOf(example, part),
  };
}

function pictureVerdict({ faults, proven, drawn }: PictureProof): HealthVerdict {
  const sentence = faults.length > 0 ? translate('refuted', { count: faults.length }) : translate('picturesFound');
  return { property: 'pictures', outcome: faults.length > 0 ? 'refuted' : 'proven', statements: proven + drawn, sentence };
}

function pictureObjection({ file, line, message, kind }: PictureProof['faults'][number]): HealthObjection {
  const objection = { property: 'pictures', stops: 'unlessSigned', file, line, houses: [], example: null } as const;
  return { ...objection, kind: kind ?? 'other', sentence: message };
}

function compared({ before }: DraftToJudge, { range }: Pick<DraftJudgement, 'range'>): ProvenDraft['possible'] {
  if (!range) return [];
  return comparePossibleHouses(before, range).map(({ houseId: _, lost, gained, ...house }) => ({
    ...house,
    lost: lost && exampleOf(lost),
    gained: gained && exampleOf(gained),
  }));
}
