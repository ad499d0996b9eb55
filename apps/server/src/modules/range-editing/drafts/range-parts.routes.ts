import type { RangePartEndpoint } from '@gavel/contract/staff';
import { memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { campaignEffects } from '../health/campaign-effects.ts';
import type { JudgedDraft } from '../health/judge.ts';
import { judgeRule } from '../health/judge-rule.ts';
import { type RangeEditing, type ReadPlaces, rememberedText } from '../range-editing.ts';
import { readDesk } from '../read-desk.ts';
import { readParts } from './read-parts.ts';
import { saveValues } from './save-values.ts';

/** Returns the handlers with which the builder edits texts, rules and campaigns. */
export function rangePartRoutes(
  editing: RangeEditing,
  readPlaces: ReadPlaces,
  judge: () => Promise<JudgedDraft>,
): Handlers<RangePartEndpoint> {
  const readText = rememberedText(editing);
  return {
    readRangeParts: () => readParts(editing, readPlaces),
    saveRangeValues: async ({ body: { values }, identity }) => {
      const member = memberOf(identity);
      const conflicts = await saveValues(editing, readPlaces, values, member.userId);
      return { desk: await readDesk(editing, readPlaces, member), conflicts };
    },
    readCampaignEffects: ({ parameters: { campaign } }) => campaignEffects(editing, readPlaces, judge, campaign),
    judgeRangeRule: ({ body }) => judgeRule(editing, readPlaces, readText, body),
  };
}
