import type { PictureRequest } from '@gavel/contract';
import { type AnswerId, type HouseId, startVisit } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import type { ReadRange } from '../../range/current-range.ts';
import type { RangeModels } from '../../range/range-models.ts';
import { buildConfiguration } from '../configurations/build-configuration.ts';
import { defaultName } from '../configurations/default-name.ts';
import { findStart } from '../configurations/find-start.ts';
import { refuseUnknown } from '../configurations/refuse-unknown.ts';
import type { ShownVisit } from './stack-of-visit.ts';

/** The dependencies of `visitOfRequest` and `visitOfAnswers`. */
export interface Requesting {
  readonly currentRange: ReadRange;
  readonly models: RangeModels;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a number 0 ≤ x < 1. */
  readonly random: () => number;
}

/**
 * Returns the visit that an HTTP request for a picture describes, after validating it. Throws the errors of `findStart`. Throws
 * `unknown-selection` for a question or an answer that the house does not have, and `unknown-question` for an unknown section or question
 * of the picture.
 */
export async function visitOfRequest(
  { currentRange, models, now, random }: Requesting,
  request: PictureRequest,
): Promise<ShownVisit> {
  const range = await currentRange();
  const { house, municipality } = findStart(range, request);
  const { webConfiguration, webConfigurationVersion: version } = house;
  const { areaCode } = municipality;
  const compiled = models({ webConfiguration, version, areaCode, municipalityName: municipality.name });
  refuseUnknown(compiled, request.selections);
  const section = webConfiguration.sections.find(({ id }) => id === request.sectionId);
  if (request.sectionId !== null && !section)
    throw new AppError('unknown-question', `There is no section ${request.sectionId}`, { field: 'SectionId' });
  if (request.questionId !== null && !section?.questions.some(({ id }) => id === request.questionId))
    throw new AppError('unknown-question', `The section has no question ${request.questionId}`, { field: 'QuestionId' });
  const { visit } = startVisit(compiled, request.selections);
  const configuration = buildConfiguration({
    range,
    webConfiguration,
    version,
    houseId: house.id,
    municipality,
    areaCode,
    compiled,
    visit,
    // The price history is empty, because a picture shows no prices.
    priceHistory: { campaignStarts: new Map(), periods: [] },
    id: null,
    name: defaultName(range),
    updatedAtUtc: null,
    now: now(),
    random,
  });
  return { configuration, compiled, visit };
}

/**
 * Returns a visit with these answers. The address with the answers may be older than the range, so answers that the house no longer has are
 * left out. Throws the errors of `findStart`.
 */
export async function visitOfAnswers(
  requesting: Requesting,
  houseId: HouseId,
  municipalityId: string,
  answers: ReadonlySet<AnswerId>,
): Promise<ShownVisit> {
  const start = { houseId, municipalityId, webConfigurationId: null };
  const { house } = findStart(await requesting.currentRange(), start);
  const questions = house.webConfiguration.sections.flatMap((section) => section.questions);
  const selections = new Map(
    questions.flatMap((question) => {
      const chosen = question.answers.find(({ id }) => answers.has(id));
      return chosen ? [[question.id, chosen.id] as const] : [];
    }),
  );
  return visitOfRequest(requesting, { ...start, selections, sectionId: null, questionId: null, cameraId: null });
}
