import {
  asAnswerId,
  asBundleId,
  asHouseId,
  asQuestionId,
  asWebConfigurationId,
  type BundleId,
  type HouseId,
  longestName,
  type QuestionAnswer,
  type QuestionId,
  type WebConfigurationId,
} from '@gavel/core';
import { guideAddress, housesAddress, municipalityAddress } from '../addresses.ts';
import { readAsked, readChoices } from '../asked-house.ts';

/**
 * What the address `/start/new` asks for. `ASKED_PARAMETERS` lists its parameters, such as `h` for the house. The parameter `a` is the
 * customer for whom staff act. It stays in the address while a missing house or municipality is chosen, and `askedCustomer` reads it.
 */
export type StartRequest =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'unknown-house' }
  | {
      readonly kind: 'start';
      readonly houseId: HouseId;
      /** The four-digit code, not checked yet. */
      readonly municipalityId: string;
      readonly webConfigurationId: WebConfigurationId | null;
      readonly bundleId: BundleId | null;
      /** The visitor’s name for the house, cut to the longest length; null if the address has none. */
      readonly name: string | null;
      /** The choices to make in the new house, in their order. They are not checked yet. */
      readonly choices: readonly QuestionAnswer[];
      /** The question to open, not checked yet; null means the first question. */
      readonly questionId: QuestionId | null;
    };

/**
 * Reads the address of a new visit. If the address contains a house and a municipality, the visit starts. If one of them is missing, the
 * visitor must choose it first.
 */
export function startRequest(search: URLSearchParams): StartRequest {
  const asked = readAsked(search);
  const { house, municipality } = asked;
  if (house === null) return { kind: 'go', to: municipality === null ? guideAddress(asked) : housesAddress(asked) };
  const houseId = idIn(house, asHouseId);
  if (houseId === null) return { kind: 'unknown-house' };
  if (municipality === null) return { kind: 'go', to: municipalityAddress(asked) };
  return {
    kind: 'start',
    houseId,
    municipalityId: municipality,
    webConfigurationId: idIn(asked.webConfiguration, asWebConfigurationId),
    bundleId: idIn(asked.bundle, asBundleId),
    name: asked.name?.slice(0, longestName).trim() ?? null,
    choices: readChoices(asked.choices).map(({ questionId, answerId }) => ({
      questionId: asQuestionId(questionId),
      answerId: asAnswerId(answerId),
    })),
    questionId: idIn(asked.question, asQuestionId),
  };
}

function idIn<Id extends number>(text: string | null, named: (id: number) => Id): Id | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? named(Number(text)) : null;
}
