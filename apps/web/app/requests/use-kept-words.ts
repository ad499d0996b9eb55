import type { SubmissionType } from '@gavel/contract';
import { useCallback, useEffect, useState } from 'react';
import type { RequestWords } from '../visit/requests.ts';
import { useRequest, useRequestActs } from '../visit/use-request.ts';

/**
 * Stores the values of a request form when it closes. Returns the time when the form was first opened, and a function that stores the
 * values immediately. Call this function when the visitor leaves the message field. Otherwise a login in another tab would lose the
 * message: the form for logged-in users opens before the effect of this form stores the values.
 */
export function useKeptWords(type: SubmissionType, getValues: () => RequestWords) {
  const { openedAt: openedBefore } = useRequest(type);
  const { keep } = useRequestActs(type);
  // A visitor who returns to a half-written form may send it immediately. So keep the time when the form was first opened: a form that is
  // sent just after its opening looks like one from a robot.
  const [openedAt] = useState(() => openedBefore ?? Date.now());
  const leave = useCallback(() => keep({ words: getValues(), openedAt }), [keep, getValues, openedAt]);
  useEffect(() => leave, [leave]);
  return { openedAt, leave };
}
