import type { Logger } from 'pino';
import type { BrandFonts } from '../adapters/pdf/brand-fonts.ts';
import type { Press } from '../adapters/pdf/press.ts';
import type { Connection } from '../db/connect.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Limits } from '../http/rate-limits.ts';
import type { Receivers } from '../modules/integrations/connections/connections.ts';
import type { Webhooks } from '../modules/integrations/webhooks/webhooks.ts';
import type { AccountsDependencies } from '../modules/people/accounts/dependencies.ts';
import type { Letters } from '../modules/people/letters/letters.ts';
import type { ReadRange } from '../modules/range/current-range.ts';
import type { RangeModels } from '../modules/range/range-models.ts';
import type { ReadVersion } from '../modules/range/remembered-versions.ts';
import type { RangeWork } from '../modules/range-editing/range-work.ts';
import type { KeepPeriods } from '../modules/records/retention/retain.ts';
import type { Live } from '../modules/sales/live/live.ts';
import type { DiscountLimits } from '../modules/sales/offers/offering.ts';
import type { PriceHistories } from '../modules/visit/campaigns/price-histories.ts';
import type { Counts } from '../modules/visit/counts/counts.ts';
import type { DocumentLinks } from '../modules/visit/documents/document-links.ts';
import type { PriceFrom } from '../modules/visit/houses/price-from.ts';
import type { Pictures } from '../modules/visit/pictures/pictures.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Everything the routes need from outside; tests give their own. */
export interface Dependencies {
  readonly db: Connection['db'];
  readonly currentRange: ReadRange;
  readonly readVersion: ReadVersion;
  readonly rangeWork: RangeWork;
  readonly models: RangeModels;
  readonly priceHistories: PriceHistories;
  readonly priceFrom: PriceFrom;
  readonly pictures: Pictures;
  /** Whether the store of pictures answers; null: there is none. */
  readonly storeAnswers: (() => Promise<boolean>) | null;
  readonly press: Press;
  readonly brandFonts: BrandFonts;
  /** Addresses of PDFs that hold for a while. */
  readonly documentLinks: DocumentLinks;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 ≤ x < 1; for orders that are drawn, never for secrets. */
  readonly random: () => number;
  readonly secrets: Secrets;
  readonly accounts: Pick<AccountsDependencies, 'auth' | 'passwords' | 'portal' | 'passwordResets'>;
  /** What is counted of visitors and of what becomes of their requests, without whose it is. */
  readonly counts: Counts;
  readonly letters: Letters;
  readonly webhooks: Webhooks;
  /** Who is told by them. */
  readonly receivers: Receivers;
  /** What open screens of the administration hear. */
  readonly live: Live;
  /** Where visitors reach the server; null: where a request says. */
  readonly baseUrl: string | null;
  /** The origin in e-mails and API answers: `BASE_URL`, else this machine's address. A request cannot choose it. */
  readonly ownUrl: string;
  /** Whether salesmen see each other's requests. */
  readonly salesmenSee: 'all' | 'own';
  /** Who has to approve a salesman's final order before it is frozen. */
  readonly ordersNeed: 'nobody' | 'administrator';
  /** How long what is kept about people is kept. */
  readonly keep: KeepPeriods;
  /** Takes away what lies in files of letters. */
  readonly eraseMail: (ids: readonly string[]) => Promise<void>;
  /** As much as a seller may take off an offer. */
  readonly discountLimits: DiscountLimits;
  readonly limits: Limits;
  /** Whether the server was told to stop. */
  readonly isStopping: () => boolean;
  /** What the first visitor needs is still being made. */
  readonly isStarting: () => boolean;
  /** Proxies in front of the server, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Whom to tell of a fault in security; null: the builder's own mail. */
  readonly securityContact: string | null;
  /** Origins whose pages may put public pages into a frame. */
  readonly embedders: readonly string[];
  readonly metrics: Metrics;
  readonly logger: Logger;
}
