import { type CampaignTrigger, type GuideCampaign, kr, type TriggerAnswer } from '@gavel/core';
import type { RangeIndex } from '../source/range-index.ts';
import type { CampaignSource, TriggerSource } from '../source/source.ts';
import { cleanHtml } from './clean-html.ts';
import type { Ids } from './ids.ts';

const NO_DISCOUNT = 0;
const FIXED_DISCOUNT = 2;
const LEVEL_DISCOUNT = 3;
const ANSWER_TRIGGER = 2;
const ACCESSORY_TRIGGER = 4;

/** A campaign with the picture of one of its houses. Otherwise the same in every house: a trigger that names an answer which a house does not offer is never met there. */
export function buildCampaign(index: RangeIndex, campaign: CampaignSource, image: string, ids: Ids): GuideCampaign {
  const { discount, levels } = campaign;
  return {
    id: ids('campaigns', campaign.key),
    title: campaign.title,
    subTitle: campaign.subTitle ?? '',
    introduction: campaign.introduction ?? '',
    text: cleanHtml(campaign.text),
    fineprint: campaign.fineprint ?? '',
    image,
    disabled: campaign.disabled ?? false,
    validFrom: campaign.from ?? '',
    validTo: campaign.to ?? '',
    discountType: levels ? LEVEL_DISCOUNT : discount === undefined ? NO_DISCOUNT : FIXED_DISCOUNT,
    discount: kr(discount ?? 0),
    discountLevels: (levels ?? []).map((level) => ({ accessoryLevel: kr(level.accessories), discountValue: kr(level.discount) })),
    triggers: (campaign.triggers ?? []).flatMap((trigger) => buildTriggers(index, trigger, ids)),
  };
}

/** A trigger with both answers and an accessory level becomes two: all triggers of a campaign have to be met, so that says the same. */
function buildTriggers(index: RangeIndex, trigger: TriggerSource, ids: Ids): CampaignTrigger[] {
  const { display = false, discount = false, answers = [], defaultOf = [], baseAnswers = [], accessoryLevel } = trigger;
  const empty: CampaignTrigger = {
    isDisplay: display,
    isDiscount: discount,
    type: ANSWER_TRIGGER,
    answers: [],
    baseAnswers: [],
    accessoryLevel: kr(0),
  };
  const named = answers.map((key): TriggerAnswer => ({ ...pair(index, key, ids), isDefaultAnswer: false }));
  const defaults = defaultOf.map(
    (key): TriggerAnswer => ({ questionId: ids('questions', key), answerId: 0, isDefaultAnswer: true }),
  );
  const bases = baseAnswers.map((key) => ({
    questionId: ids('baseQuestions', index.baseAnswers.get(key)?.question.key ?? ''),
    answerId: ids('baseAnswers', key),
  }));
  const split: CampaignTrigger[] = [];
  if (named.length + defaults.length + bases.length > 0)
    split.push({ ...empty, answers: [...named, ...defaults], baseAnswers: bases });
  if (accessoryLevel !== undefined) split.push({ ...empty, type: ACCESSORY_TRIGGER, accessoryLevel: kr(accessoryLevel) });
  return split;
}

function pair({ answers }: RangeIndex, key: string, ids: Ids): { questionId: number; answerId: number } {
  return { questionId: ids('questions', answers.get(key)?.question.key ?? ''), answerId: ids('answers', key) };
}
