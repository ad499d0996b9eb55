import type { RuleVerdict, TypedRule } from '@gavel/contract/staff';
import { useEffect, useRef, useState } from 'react';
import { browserStaffApi } from '../../access/browser-staff-api.ts';

/**
 * How long the user must pause typing before the server checks the rule, in ms. Most people leave more time than this between two keys, so
 * the server usually checks the rule after every key.
 */
const PAUSE_MS = 40;

export type JudgedRule =
  | { readonly kind: 'judging' | 'failed' | 'none' }
  | { readonly kind: 'judged'; readonly verdict: RuleVerdict };

/**
 * Returns the result of the server's check of the draft with the rule that the user is typing. Only one HTTP request runs at a time. If the
 * user changes a rule before it is sent, only the new text is sent, so that fast typing does not queue requests.
 * @param asked the rule; null if there is none to check
 */
export function useRuleVerdict(asked: TypedRule | null): JudgedRule {
  const question = asked && JSON.stringify(asked);
  const [answer, setAnswer] = useState<{ readonly question: string; readonly verdict: RuleVerdict | null } | null>(null);
  const running = useRef(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the request contains everything that it depends on
  useEffect(() => {
    if (!asked || question === null) return;
    let isAwaited = true;
    const pause = setTimeout(() => {
      running.current = running.current.then(async () => {
        if (!isAwaited) return;
        const verdict = await judge(asked);
        if (isAwaited) setAnswer({ question, verdict });
      });
    }, PAUSE_MS);
    return () => {
      isAwaited = false;
      clearTimeout(pause);
    };
  }, [question]);
  if (question === null) return { kind: 'none' };
  if (answer?.question !== question) return { kind: 'judging' };
  return answer.verdict ? { kind: 'judged', verdict: answer.verdict } : { kind: 'failed' };
}

/** Asks the server to check a rule. Returns null if the request fails. */
async function judge(asked: TypedRule): Promise<RuleVerdict | null> {
  try {
    const api = await browserStaffApi();
    return await api.judgeRangeRule({ body: asked });
  } catch {
    return null;
  }
}
