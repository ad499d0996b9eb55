import type { Logger } from 'pino';
import type { BrandFonts } from '../adapters/pdf/brand-fonts.ts';
import type { Press } from '../adapters/pdf/press.ts';
import type { Connection } from '../db/connect.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Limits } from '../http/rate-limits.ts';
import type { Receivers } from '../modules/integrations/connections/connections.ts';
import type { Webhooks } from '../modules/integrations/webhooks/webhooks.ts';
import type { AccountsDependencies } from '../modules/people/accounts/dependencies.ts';
import type { Mails } from '../modules/people/mail/mails.ts';
import type { ReadRange } from '../modules/range/current-range.ts';
import type { RangeModels } from '../modules/range/range-models.ts';
import type { ReadVersion } from '../modules/range/remembered-versions.ts';
import type { RangeWork } from '../modules/range-editing/work/range-work.ts';
import type { KeepPeriods } from '../modules/records/retention/retain.ts';
import type { Live } from '../modules/sales/live/live.ts';
import type { DiscountLimits } from '../modules/sales/quotes/quoting.ts';
import type { PriceHistories } from '../modules/visit/campaigns/price-histories.ts';
import type { Counts } from '../modules/visit/counts/counts.ts';
import type { DocumentLinks } from '../modules/visit/documents/document-links.ts';
import type { PriceFrom } from '../modules/visit/houses/price-from.ts';
import type { Pictures } from '../modules/visit/pictures/pictures.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** The services and settings that the routes of the server need. Tests replace some of them. */
export interface Dependencies {
  /** Whether this site previews a draft of the range. A preview stores and sends nothing. */
  readonly isPreview: boolean;
  readonly db: Connection['db'];
  readonly currentRange: ReadRange;
  readonly readVersion: ReadVersion;
  readonly rangeWork: RangeWork;
  readonly models: RangeModels;
  readonly priceHistories: PriceHistories;
  readonly priceFrom: PriceFrom;
  readonly pictures: Pictures;
  /** Returns whether the picture store responds; null: there is no such store. */
  readonly storeAnswers: (() => Promise<boolean>) | null;
  readonly press: Press;
  readonly brandFonts: BrandFonts;
  /** Signs links to PDFs that are valid for a limited time. */
  readonly documentLinks: DocumentLinks;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a random number 0 ≤ x < 1. It is used to shuffle lists, and never for secrets. */
  readonly random: () => number;
  readonly secrets: Secrets;
  readonly accounts: Pick<AccountsDependencies, 'auth' | 'passwords' | 'portal' | 'passwordResets'>;
  /** Counts what visitors and customers do, such as visits and requests. The counts contain no personal data. */
  readonly counts: Counts;
  readonly mails: Mails;
  readonly webhooks: Webhooks;
  /** The receivers of webhooks. */
  readonly receivers: Receivers;
  /** Sends events to the open screens of the administration. */
  readonly live: Live;
  /** The address at which visitors reach the server; null: take it from each HTTP request. */
  readonly baseUrl: string | null;
  /** The origin of links in e-mails and API responses: `BASE_URL`, else this machine's address. An HTTP request cannot change it. */
  readonly ownUrl: string;
  /** Whether salespersons see each other's requests. */
  readonly salesmenSee: 'all' | 'own';
  /** Who must approve a salesperson's final order before it is frozen. */
  readonly ordersNeed: 'nobody' | 'administrator';
  /**
   * If a draft of the range changes the price of a house by more than this number of percent, a second person must approve the draft. Null:
   * no draft needs approval.
   */
  readonly reviewAbove: number | null;
  /** How long personal data is kept. */
  readonly keep: KeepPeriods;
  /** Deletes the files of e-mails with these ids from the data folder. */
  readonly eraseMail: (ids: readonly string[]) => Promise<void>;
  /** The largest discount that each role may give in a quote. */
  readonly discountLimits: DiscountLimits;
  readonly limits: Limits;
  /** Returns whether the server has received a stop signal. */
  readonly isStopping: () => boolean;
  /** Returns whether the server is still starting: it prepares data so that the first visitor need not wait for it. */
  readonly isStarting: () => boolean;
  /** Proxies in front of the server whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** The URL at which people report security faults; null: the builder's e-mail address. */
  readonly securityContact: string | null;
  /** Origins whose pages may embed public pages in a frame. */
  readonly embedders: readonly string[];
  readonly metrics: Metrics;
  readonly logger: Logger;
}
