import { longestQuestion } from '@gavel/contract/quotes';
import { redirect } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import type { QuoteApi } from './quote-calls.ts';

/**
 * Why sending a form failed. `name`: the customer has written no name. `question`: the question is empty or too long. `closed`: the quote
 * cannot be accepted any more. `too-many`: the server has received too many forms in a short time. `failed`: every other error.
 */
export type QuoteFault = 'name' | 'question' | 'closed' | 'too-many' | 'failed';

/**
 * Handles the two forms on the page of a quote: with one the customer accepts the quote, with the other they ask a question. Redirects
 * afterwards, so that a reload does not send the form again.
 */
export async function answerQuote(api: QuoteApi, token: string, form: FormData) {
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

/** Returns the form data of a request; empty if the body is not a form. */
export const formOf = (request: Request) => request.formData().catch(() => new FormData());

function faultOf(error: unknown): QuoteFault {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'offer-closed') return 'closed';
  return error.code === 'too-many-requests' ? 'too-many' : 'failed';
}
