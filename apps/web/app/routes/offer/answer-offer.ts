import { longestQuestion } from '@gavel/contract/offers';
import { redirect } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import type { OfferApi } from './offer-calls.ts';

/** What was wrong with an answer. `closed`: the offer does not hold any more, which the page then says. */
export type OfferFault = 'name' | 'question' | 'closed' | 'too-many' | 'failed';

/** What a form of the page sends: that the customer wants to go on, or a question. What it says stands in the address afterwards, so that loading anew sends nothing again. */
export async function answerOffer(api: OfferApi, token: string, form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const isQuestion = form.get('what') === 'ask';
  const name = text('name');
  const words = text('question');
  if (isQuestion && (words === '' || words.length > longestQuestion)) return { fault: 'question' as const, words };
  if (!isQuestion && name === '') return { fault: 'name' as const, words: '' };
  try {
    if (isQuestion) await api.askAboutOffer({ parameters: { token }, body: { words } });
    else await api.acceptOffer({ parameters: { token }, body: { name: name.slice(0, 100) } });
  } catch (error) {
    return { fault: faultOf(error), words };
  }
  return redirect(`/offer/${token}${isQuestion ? '?asked#ask' : '#answer'}`);
}

/** What a form has sent; empty where something else was. */
export const formOf = (request: Request) => request.formData().catch(() => new FormData());

function faultOf(error: unknown): OfferFault {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'offer-closed') return 'closed';
  return error.code === 'too-many-requests' ? 'too-many' : 'failed';
}
