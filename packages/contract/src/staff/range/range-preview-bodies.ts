import { type Body, body } from '../../body.ts';
import { instant, integer, list, text, textOrNull } from '../../values.ts';

/** A private link to a preview of the site with a draft of the range. */
export interface RangePreview {
  readonly id: number;
  /** The number of the previewed draft: how often the draft had been changed when the link was made. */
  readonly draft: number;
  readonly at: number;
  /** Null: the account is deleted. */
  readonly by: string | null;
  readonly expiresAt: number;
}

/** The links that work now, latest first. */
export interface RangePreviews {
  readonly now: number;
  readonly previews: readonly RangePreview[];
}

/** A new preview link. The server stores only a hash of the link's token, so nobody can read the address later. */
export interface MadeRangePreview extends RangePreviews {
  /** The path of the previewed site, with a slash at its end. */
  readonly path: string;
}

const preview = body<RangePreview>({
  id: ['Id', integer],
  draft: ['Draft', integer],
  at: ['AtUtc', instant],
  by: ['By', textOrNull],
  expiresAt: ['ExpiresAtUtc', instant],
});
const previews = { now: ['NowUtc', instant], previews: ['Previews', list(preview)] } as const;

export const rangePreviewsBody: Body<RangePreviews> = body<RangePreviews>(previews);

export const madeRangePreviewBody: Body<MadeRangePreview> = body<MadeRangePreview>({ ...previews, path: ['Path', text] });
