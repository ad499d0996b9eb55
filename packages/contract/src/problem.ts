import { type SavedState, savedStateBody } from './saved-house-bodies.ts';
import { z } from './zod.ts';

/** Every error of the API by its stable code, with status and English title. Pages show Swedish texts instead. */
export const problems = {
  'malformed-body': { status: 400, title: 'The body does not have the expected shape' },
  'malformed-query': { status: 400, title: 'The address does not have the expected shape' },
  'common-password': { status: 400, title: 'The password is in a list of common passwords' },
  'own-words-password': { status: 400, title: 'The password consists of words of this site and its user' },
  'outdated-consent': { status: 400, title: 'The consent is not the current version' },
  'picture-refused': { status: 400, title: 'A picture is too large, broken or not a JPEG' },
  'wrong-api-key': { status: 401, title: 'The Authorization header has no valid API key' },
  'not-logged-in': { status: 401, title: 'Nobody is logged in' },
  'picture-broken': { status: 400, title: 'The file is not a WebP, PNG or JPEG picture, or it is damaged' },
  'picture-size': { status: 400, title: 'The picture does not have the size in pixels that is needed there' },
  'picture-opaque': { status: 400, title: 'A layer must be transparent around what it shows' },
  'unknown-selection': { status: 400, title: 'A question or answer is not in this configuration' },
  'municipality-denied': { status: 403, title: 'The builder does not deliver to this municipality' },
  'wrong-withdraw-key': { status: 403, title: 'The Withdraw-Key header does not match this snapshot' },
  'wrong-password': { status: 403, title: 'The password is wrong' },
  'second-factor-required': { status: 403, title: 'A code of the second factor is required' },
  'wrong-code': { status: 403, title: 'The code is wrong' },
  'choose-password': { status: 403, title: 'The user must choose a password first' },
  'set-up-second-factor': { status: 403, title: 'The user must set up a second factor first' },
  'not-allowed': { status: 403, title: 'This account may not do that' },
  'missing-scope': { status: 403, title: 'The API key lacks the scope' },
  'not-acting-for': { status: 403, title: 'The session does not act for this customer' },
  'cross-site': { status: 403, title: 'The request comes from another site' },
  'preview-only': { status: 403, title: 'A preview of the range stores and sends nothing' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'unknown-house': { status: 404, title: 'There is no such house' },
  'unknown-municipality': { status: 404, title: 'There is no such municipality' },
  'unknown-web-configuration': { status: 404, title: 'The house has no such web configuration' },
  'unknown-bundle': { status: 404, title: 'The house has no such bundle' },
  'unknown-configuration': { status: 404, title: 'There is no such configuration' },
  'unknown-question': { status: 404, title: 'There is no such question' },
  'unknown-picture': { status: 404, title: 'There is no such picture' },
  'unknown-account': { status: 404, title: 'There is no such account' },
  'unknown-version': { status: 404, title: 'This version is no longer stored' },
  'unknown-member': { status: 404, title: 'This person does not share the house' },
  'unknown-invitation': { status: 404, title: 'There is no such invitation, or it has expired' },
  'unknown-connection': { status: 404, title: 'There is no such key, receiver or event' },
  'unknown-customer': { status: 404, title: 'There is no such customer' },
  'unknown-order': { status: 404, title: 'There is no such final order' },
  'unknown-check': { status: 404, title: 'There is no such item in the checklist' },
  'unknown-offer': { status: 404, title: 'There is no such quote' },
  'unknown-plot': { status: 404, title: 'There is no such plot for sale' },
  'unknown-lead': { status: 404, title: 'There is no such request' },
  'unknown-view': { status: 404, title: 'There is no such view, or it belongs to another person' },
  'unknown-price': { status: 404, title: 'The range has no such price' },
  'unknown-value': { status: 404, title: 'The range has no such value, or it is of another kind' },
  'unknown-change': { status: 404, title: 'The draft has no such change any more' },
  'unknown-consent': { status: 404, title: 'There is no such consent' },
  'method-not-allowed': { status: 405, title: 'This address does not support the method' },
  'not-json': { status: 415, title: 'The body must be application/json' },
  'second-factor-is-on': { status: 409, title: 'The account has a second factor already' },
  'final-order': { status: 409, title: 'A final order is never changed' },
  'too-many-houses': { status: 409, title: 'The account has the maximum number of saved houses' },
  'too-many-views': { status: 409, title: 'There is the maximum number of views' },
  'household-full': { status: 409, title: 'The maximum number of people share the house or are invited' },
  'other-account': { status: 409, title: 'Another account is logged in than the page shows' },
  'address-taken': { status: 409, title: 'The address has an account already' },
  'last-administrator': { status: 409, title: 'There would be no administrator left' },
  'order-incomplete': { status: 409, title: 'Something is missing before the house can be ordered' },
  'order-decided': { status: 409, title: 'The state of the order does not allow this' },
  'words-missing': { status: 409, title: 'This tick needs a note' },
  'lead-erased': { status: 409, title: 'The data of the customer is erased, so nothing can be written about them' },
  'move-refused': { status: 409, title: 'A request cannot be moved there by hand' },
  'stand-in-circle': { status: 409, title: 'The substitute would be absent too, in a circle' },
  'staff-conflict': { status: 412, title: 'Another person changed this member of staff since it was read' },
  'no-revision': { status: 409, title: 'The text of the range is not in the database yet: publish its folder once' },
  'range-refused': { status: 409, title: 'The range would have faults' },
  'range-unsigned': { status: 409, title: 'The range has warnings that an administrator has to sign' },
  'range-unreviewed': { status: 409, title: 'A second person must approve the draft before it is published' },
  'own-draft': { status: 409, title: 'A person who has changed the draft cannot review it' },
  'publication-time': { status: 409, title: 'The time has passed, does not exist or is more than a year away' },
  'unknown-schedule': { status: 404, title: 'There is no such scheduled publication any more' },
  'stale-change': { status: 409, title: 'The range says something else now than when a change was made' },
  'shared-value': { status: 409, title: 'Another place of the range’s file uses this value' },
  'range-conflict': { status: 412, title: 'Another person changed the draft or the range since it was read' },
  'order-conflict': { status: 412, title: 'The order differs from what was read' },
  'receiver-refused': { status: 409, title: 'Webhooks cannot be sent to this address' },
  'offer-refused': { status: 409, title: 'The quote cannot be sent as it is' },
  'offer-closed': { status: 409, title: 'The quote is no longer valid, or it is accepted' },
  'offer-conflict': { status: 412, title: 'The quote or its house differs from what was read' },
  'lead-conflict': { status: 412, title: 'Another person changed the request since it was read' },
  'view-conflict': { status: 412, title: 'Another person changed the view since it was read' },
  'customer-conflict': { status: 412, title: 'Another person merged or separated the customer since it was read' },
  'preview-ended': { status: 410, title: 'The link to the preview has expired or was withdrawn' },
  'save-conflict': { status: 412, title: 'Another person saved since; `current` is the saved state' },
  'too-large': { status: 413, title: 'The body is too large' },
  misdirected: { status: 421, title: 'The server does not answer to this host name' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'The database does not answer, so stored data can be neither read nor changed' },
  busy: { status: 503, title: 'The server is too busy at the moment' },
  'document-failed': { status: 500, title: 'The document could not be made' },
  'internal-error': { status: 500, title: 'An internal error occurred' },
} as const;

export type ProblemCode = keyof typeof problems;

/** RFC 9457 problem details, as `application/problem+json`. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  /** The id of the HTTP request in the server’s log. */
  readonly requestId: string;
  readonly detail?: string | undefined;
  /** Path of the invalid field, such as `Answers.11`. */
  readonly field?: string | undefined;
  /** Only with `save-conflict`: the state of the house that the server has stored. */
  readonly current?: SavedState | undefined;
}

export const problemBody: z.ZodMiniType<Problem> = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  requestId: z.string(),
  detail: z.optional(z.string()),
  field: z.optional(z.string()),
  current: z.optional(savedStateBody),
});

/**
 * Returns the first fault that zod found: the field’s path on the wire (`Answers.11`; empty for the whole body) and what was expected
 * there.
 */
export function firstFault(error: z.core.$ZodError): { readonly field: string; readonly message: string } {
  const [issue] = error.issues;
  return { field: (issue?.path ?? []).map(String).join('.'), message: issue?.message ?? error.message };
}
