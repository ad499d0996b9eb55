import {
  type CampaignTrigger,
  type Discount,
  kr,
  type QuestionAnswer,
  type TriggerAnswer,
  type TriggerCondition,
} from '@gavel/core';
import { cleanHtml } from '../source/clean-html.ts';
import type { RangeIndex } from '../source/range-index.ts';
import type { CampaignSource, TriggerSource } from '../source/source.ts';
import type { PictureReference, PublishedCampaign } from '../stored/web-configuration.ts';
import { campaignDates, withDates } from './campaign-dates.ts';
import type { Ids } from './ids.ts';

/**
 * Returns the campaign as published in a house, with the picture of this house. Everything else is the same in all houses. In a house that
 * does not offer an answer, a trigger on this answer is never met.
 */
export function buildCampaign(
  index: RangeIndex,
  campaign: CampaignSource,
  image: PictureReference,
  ids: Ids,
  now: number,
): PublishedCampaign {
  const dates = campaignDates(campaign, now);
  return {
    id: ids('campaigns', campaign.key),
    title: campaign.title,
    subTitle: campaign.subTitle ?? '',
    introduction: withDates(campaign.introduction ?? '', dates),
    text: cleanHtml(withDates(campaign.text, dates)),
    fineprint: withDates(campaign.fineprint ?? '', dates),
    image,
    disabled: campaign.disabled ?? false,
    validFrom: dates.from,
    validTo: dates.to,
    discount: buildDiscount(campaign),
    triggers: (campaign.triggers ?? []).flatMap((trigger) => buildTriggers(index, trigger, ids)),
  };
}

function buildDiscount({ discount, levels }: CampaignSource): Discount {
  if (levels) {
    return {
      kind: 'levels',
      levels: levels.map(({ accessories, discount }) => ({ accessoryLevel: kr(accessories), discountValue: kr(discount) })),
    };
  }
  return discount === undefined ? { kind: 'none' } : { kind: 'fixed', amount: kr(discount) };
}

/**
 * Splits a trigger that has both answers and an accessory level into two. The meaning is the same, because all triggers of a campaign
 * must be met.
 */
function buildTriggers(index: RangeIndex, trigger: TriggerSource, ids: Ids): CampaignTrigger[] {
  const { display = false, discount = false, answers = [], defaultOf = [], baseAnswers = [], accessoryLevel } = trigger;
  const named = answers.map((key): TriggerAnswer => pair(index, key, ids));
  const defaults = defaultOf.map((key): TriggerAnswer => ({ questionId: ids('questions', key), answerId: null }));
  const bases = baseAnswers.map((key) => ({
    questionId: ids('baseQuestions', index.baseAnswers.get(key)?.question.key ?? ''),
    answerId: ids('baseAnswers', key),
  }));
  const conditions: TriggerCondition[] = [];
  if (named.length + defaults.length + bases.length > 0)
    conditions.push({ kind: 'answers', answers: [...named, ...defaults], baseAnswers: bases });
  if (accessoryLevel !== undefined) conditions.push({ kind: 'accessories', level: kr(accessoryLevel) });
  return conditions.map((condition) => ({ isDisplay: display, isDiscount: discount, condition }));
}

function pair({ answers }: RangeIndex, key: string, ids: Ids): QuestionAnswer {
  return { questionId: ids('questions', answers.get(key)?.question.key ?? ''), answerId: ids('answers', key) };
}
