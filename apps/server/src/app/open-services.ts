import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { openJobs } from '../adapters/jobs/open-jobs.ts';
import { wait } from '../adapters/jobs/wait.ts';
import { openMail } from '../adapters/mail/open-mail.ts';
import { openAvifEncoder } from '../adapters/media/avif-encoder.ts';
import type { localPictures } from '../adapters/media/local-pictures.ts';
import type { ObjectStore } from '../adapters/media/object-store.ts';
import { openRenditions } from '../adapters/media/open-renditions.ts';
import type { PictureStorage } from '../adapters/media/picture-storage.ts';
import { storedPictures } from '../adapters/media/stored-pictures.ts';
import { openPress } from '../adapters/pdf/open-press.ts';
import { openStillMaker } from '../adapters/still/still-maker.ts';
import type { Metrics } from '../http/metrics.ts';
import { queuedWebhooks } from '../modules/integrations/webhooks/webhooks.ts';
import { sharedSecret } from '../modules/people/accounts/accounts.repository.ts';
import { queuedMails } from '../modules/people/mail/mails.ts';
import { withGivenAreas } from '../modules/people/salespersons/with-given-areas.ts';
import { currentRange, type ReadRange } from '../modules/range/current-range.ts';
import { rangeModels } from '../modules/range/range-models.ts';
import { rememberedVersions } from '../modules/range/remembered-versions.ts';
import { readUpload } from '../modules/range/uploads.repository.ts';
import { withUploads } from '../modules/range/with-uploads.ts';
import { priceHistories } from '../modules/visit/campaigns/price-histories.ts';
import { openCounts } from '../modules/visit/counts/counts.ts';
import { sealWith } from '../secrets/seal.ts';
import { backgroundJobs } from './background-jobs.ts';
import type { connectDatabase } from './connect-database.ts';
import type { Env } from './env.ts';
import { openLive } from './open-live.ts';
import { tellingOfNew } from './telling-of-new.ts';

export interface ServiceParts {
  readonly env: Env;
  readonly connection: Awaited<ReturnType<typeof connectDatabase>>;
  /** Null: pictures are only in the range’s folder. */
  readonly store: ObjectStore | null;
  readonly ownPictures: ReturnType<typeof localPictures>;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly logger: Logger;
}

export type Services = Awaited<ReturnType<typeof openServices>>;

/** Opens the services that routes and jobs use: e-mail, pictures, documents, queues and live streams. Schedules background jobs. */
export async function openServices(parts: ServiceParts) {
  const { env, connection, metrics, now, logger } = parts;
  const { db } = connection;
  const ownUrl = env.baseUrl ?? `http://localhost:${env.port}`;
  const mail = await openMail({ smtpUrl: env.smtpUrl, folder: join(env.dataFolder, 'mail'), logger });
  const secret = env.authSecret ?? (await sharedSecret(db, 'auth', () => randomBytes(32).toString('base64url')));
  const range = openRange(parts);
  const avif = openAvifEncoder({ logger });
  const stills = openStillMaker();
  const ofFolder = folderPictures(parts);
  const renditions = openPictures(parts, ofFolder, range.currentRange, avif);
  const fontFolder = join(env.rangeFolder, 'fonts');
  const press = openPress({ logger, fontFolders: [fontFolder] });
  const jobs = await openJobs({ database: connection.queues, wait, logger, onWork: metrics.worked });
  const seal = sealWith(secret, 'letters');
  const mails = queuedMails({ jobs, seal, currentRange: range.currentRange, baseUrl: ownUrl, now });
  const webhooks = queuedWebhooks({ jobs, now, isSet: env.webhook !== null });
  const screens = await openLive(connection, logger);
  const resetSeal = sealWith(secret, 'password-resets');
  const counts = openCounts({ db, now, logger });
  const avifs = env.makesAvif ? { renditions, processorTime: avif.processorTime, wait } : null;
  for (const job of backgroundJobs({ db, mail, mails, counts, avifs, now, logger })) jobs.schedule(job);
  return {
    ownUrl,
    mail,
    secret,
    range,
    avif,
    stills,
    renditions,
    ofFolder,
    fontFolder,
    press,
    jobs,
    seal,
    mails,
    webhooks,
    screens,
    resetSeal,
    counts,
  };
}

/** Opens the current range (the builder's houses, answers and prices), the earlier range versions, and the caches of both. */
function openRange({ connection: { db }, now, logger }: ServiceParts) {
  const readVersion = rememberedVersions(db, logger);
  const models = rangeModels();
  const histories = priceHistories({ db, readVersion, models, now });
  const readRange = withGivenAreas({ db, readRange: currentRange({ db, now, logger }), now });
  return { readVersion, models, priceHistories: histories, currentRange: tellingOfNew(readRange, histories.readAhead) };
}

/** Returns the pictures of the range folder: from the store if there is one, else from this machine. */
function folderPictures({ store, ownPictures, logger }: ServiceParts): PictureStorage {
  const onTrouble = (error: unknown) => logger.error({ err: error }, 'the store of pictures does not answer');
  return store ? storedPictures({ store, now: Date.now, onTrouble }) : ownPictures;
}

function openPictures(
  { env, connection: { db }, store, metrics, logger }: ServiceParts,
  ofFolder: PictureStorage,
  readRange: ReadRange,
  avif: ReturnType<typeof openAvifEncoder>,
): ReturnType<typeof openRenditions> {
  return openRenditions({
    storage: withUploads({
      storage: ofFolder,
      pictures: async () => (await readRange()).pictures,
      read: (hash) => readUpload(db, hash),
    }),
    store,
    cacheFolder: join(env.dataFolder, 'media'),
    cacheBytes: env.pictureCacheBytes,
    avif,
    logger,
    onLookUp: (isKept) => metrics.lookedUp('pictures', isKept),
  });
}
