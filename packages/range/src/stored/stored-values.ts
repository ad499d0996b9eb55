import {
  asAnswerId,
  asBaseAnswerId,
  asBaseQuestionId,
  asBundleId,
  asCampaignId,
  asConsentId,
  asHouseId,
  asPlotId,
  asQuestionId,
  asSectionId,
  asWebConfigurationId,
  ore,
} from '@gavel/core';
import { z } from 'zod';

/** The building blocks of bodies in the current format. */
const id = z.int().positive();
export const questionId = id.transform(asQuestionId);
export const answerId = id.transform(asAnswerId);
export const baseAnswerId = id.transform(asBaseAnswerId);
export const sectionId = id.transform(asSectionId);
export const bundleId = id.transform(asBundleId);
export const campaignId = id.transform(asCampaignId);
export const houseId = id.transform(asHouseId);
export const webConfigurationId = id.transform(asWebConfigurationId);
export const plotId = id.transform(asPlotId);
export const consentId = id.transform(asConsentId);
export const versionNumber = z.int().positive();
const baseQuestionId = id.transform(asBaseQuestionId);

export const questionAnswer = z.strictObject({ questionId, answerId });
export const baseQuestionAnswer = z.strictObject({ questionId: baseQuestionId, answerId: baseAnswerId });

/** Whole öre. */
export const amount = z.int().transform(ore);
export const figure = z.number();
export const flag = z.boolean();
export const text = z.string();
