import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { programState } from '@gavel/range';
import type { Logger } from 'pino';
import { openJobs } from '../adapters/jobs/open-jobs.ts';
import { wait } from '../adapters/jobs/wait.ts';
import { keptFile } from '../adapters/kept/kept-file.ts';
import { openMail } from '../adapters/mail/open-mail.ts';
import { openAvifEncoder } from '../adapters/media/avif-encoder.ts';
import { localPictures } from '../adapters/media/local-pictures.ts';
import { objectStore } from '../adapters/media/object-store.ts';
import { openRenditions } from '../adapters/media/open-renditions.ts';
import { storeAnswers } from '../adapters/media/store-answers.ts';
import { sendPictures, storedPictures } from '../adapters/media/stored-pictures.ts';
import { readBrandFonts } from '../adapters/pdf/brand-fonts.ts';
import { openPress } from '../adapters/pdf/open-press.ts';
import { noPortal } from '../adapters/portal-directory/portal-directory.ts';
import { portalFile } from '../adapters/portal-directory/portal-file.ts';
import { httpReceiver } from '../adapters/webhooks/http-receiver.ts';
import { noMetrics } from '../http/metrics.ts';
import { limitsOn } from '../http/rate-limits.ts';
import { queuedWebhooks, replayEvent } from '../modules/integrations/webhooks/webhooks.ts';
import { sharedSecret } from '../modules/people/accounts/accounts.repository.ts';
import { createAuth } from '../modules/people/accounts/auth.ts';
import { queuedPasswordResets } from '../modules/people/accounts/password-resets.ts';
import { createPasswords } from '../modules/people/accounts/passwords.ts';
import { queuedLetters } from '../modules/people/letters/letters.ts';
import { withGivenAreas } from '../modules/people/salespersons/with-given-areas.ts';
import { currentRange } from '../modules/range/current-range.ts';
import { knownFolder, publishFolder, type WorkedOut } from '../modules/range/publish-folder.ts';
import { pictureAges } from '../modules/range/published-pictures.ts';
import { rangeModels } from '../modules/range/range-models.ts';
import { readApart } from '../modules/range/read-apart.ts';
import { rememberedVersions } from '../modules/range/remembered-versions.ts';
import { rangeWorkApart } from '../modules/range-editing/range-work-apart.ts';
import { retentionJob } from '../modules/records/retention/retain.ts';
import { priceHistories } from '../modules/visit/campaigns/price-histories.ts';
import { openCounts } from '../modules/visit/counts/counts.ts';
import { documentLinks } from '../modules/visit/documents/document-links.ts';
import { pricesFrom } from '../modules/visit/houses/price-from.ts';
import { knownPrices, rememberedPrices } from '../modules/visit/houses/remembered-prices.ts';
import { drawings } from '../modules/visit/pictures/drawings.ts';
import { openManifests } from '../modules/visit/pictures/manifests.ts';
import { sealWith } from '../secrets/seal.ts';
import { systemSecrets } from '../secrets/secrets.ts';
import { backgroundJobs } from './background-jobs.ts';
import { startClock } from './clock.ts';
import { connectDatabase } from './connect-database.ts';
import { demoPeople } from './demo-people.ts';
import { seasonJob } from './demonstration/fill-season.ts';
import type { Dependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { letGo } from './let-go.ts';
import { openLive } from './open-live.ts';
import { personalRecords } from './personal-records.ts';
import { startWork } from './start-work.ts';
import { tellingOfNew } from './telling-of-new.ts';

/** What the routes need, and how to let go of it. */
export interface Wired {
  readonly dependencies: Dependencies;
  /** What whoever starts the server is told on stdout, and never in the log. */
  readonly toSay: readonly string[];
  /** Tells whoever asks that visitors may come. */
  announceReady(): void;
  /** Tells whoever asks that the server will stop. */
  announceStop(): void;
  /** Ends what would never end by itself, as soon as the server is told to stop. */
  endStreams(): void;
  close(): Promise<void>;
}

/**
 * Connects the database and publishes the range. Throws `FolderInUseError`, `DatabaseError`, `NoRangeError` or `PortalFileError`, and what
 * `takePort` throws.
 * @param takePort makes the port this process's own: before that nothing is published, and no work is begun that others may have at hand
 */
export async function wire(env: Env, logger: Logger, takePort: () => Promise<void>): Promise<Wired> {
  const now = startClock(env.clockStart);
  // Not loaded where nobody asks for them.
  const openMetrics = env.metrics && (await import('./open-metrics.ts'));
  const opened = openMetrics?.openMetrics();
  const metrics = opened ?? noMetrics;
  if (env.clockStart !== null)
    logger.warn({ now: new Date(now()) }, 'GAVEL_CLOCK is set: prices and campaigns are those of another day');
  const passwords = createPasswords();
  const portal = env.portalFile === null ? noPortal : await portalFile(env.portalFile, passwords.verify);
  const connection = await connectDatabase(env, logger);
  const { db } = connection;
  const kept = join(env.dataFolder, 'kept');
  const ownPictures = localPictures(join(env.rangeFolder, 'pictures'));
  const store = env.media && objectStore(env.media);
  let worked: WorkedOut | null;
  try {
    const known = keptFile(join(kept, 'range.json'), knownFolder, logger);
    worked = await publishFolder({
      db,
      folder: env.rangeFolder,
      known,
      now: now(),
      computerTime: Date.now,
      logger,
      readFolder: readApart({ logger }),
      beforePublishing: takePort,
      sendPictures: store ? () => sendPictures(ownPictures, store) : undefined,
    });
    await takePort();
  } catch (error) {
    await connection.close();
    throw error;
  }
  const baseUrl = env.baseUrl ?? `http://localhost:${env.port}`;
  const mail = await openMail({ smtpUrl: env.smtpUrl, folder: join(env.dataFolder, 'mail'), logger });
  const secret = env.authSecret ?? (await sharedSecret(db, 'auth', () => randomBytes(32).toString('base64url')));
  const readVersion = rememberedVersions(db);
  const models = rangeModels();
  const histories = priceHistories({ db, readVersion, models, now });
  const range = tellingOfNew(withGivenAreas({ db, readRange: currentRange({ db, now, logger }), now }), histories.readAhead);
  const avif = openAvifEncoder({ logger });
  const renditions = openRenditions({
    storage: store
      ? storedPictures({
          store,
          now: Date.now,
          onTrouble: (error) => logger.error({ err: error }, 'the store of pictures does not answer'),
        })
      : ownPictures,
    store,
    cacheFolder: join(env.dataFolder, 'media'),
    cacheBytes: env.pictureCacheBytes,
    avif,
    logger,
    onLookUp: (isKept) => metrics.lookedUp('pictures', isKept),
  });
  const fontFolder = join(env.rangeFolder, 'fonts');
  const press = openPress({ logger, fontFolders: [fontFolder] });
  const avifs = env.makesAvif ? { renditions, processorTime: avif.processorTime, wait } : null;
  const jobs = await openJobs({ database: connection.queues, wait, logger, onWork: metrics.worked });
  const seal = sealWith(secret, 'letters');
  const letters = queuedLetters({ jobs, seal, currentRange: range, baseUrl, now });
  const webhooks = queuedWebhooks({ jobs, now, isSet: env.webhook !== null });
  const receivers = {
    seal: sealWith(secret, 'webhooks'),
    // Where the server's settings say, it goes: whoever runs it knows the network.
    configured: env.webhook && httpReceiver({ ...env.webhook, reach: 'anywhere' }),
    configuredUrl: env.webhook?.url ?? null,
    reach: env.webhookReach,
  };
  const { live, endStreams, close: closeLive } = await openLive(connection, logger);
  const resetSeal = sealWith(secret, 'password-resets');
  const counts = openCounts({ db, now, logger });
  for (const job of backgroundJobs({
    db,
    mail,
    letters,
    counts,
    avifs,
    now,
    logger,
  }))
    jobs.schedule(job);
  let isStarting = true;
  let isStopping = false;
  const dependencies: Dependencies = {
    db,
    currentRange: range,
    readVersion,
    rangeWork: rangeWorkApart({ logger }),
    models,
    priceHistories: histories,
    priceFrom: pricesFrom(
      await rememberedPrices(keptFile(join(kept, 'prices.json'), knownPrices, logger), programState()),
      worked,
    ),
    pictures: { renditions, manifests: openManifests(renditions), drawings: drawings(), ageOf: pictureAges(db, range, now) },
    storeAnswers: store && storeAnswers(store, now),
    press,
    brandFonts: await readBrandFonts(fontFolder),
    documentLinks: documentLinks(sealWith(secret, 'document-links'), now),
    now,
    random: Math.random,
    secrets: systemSecrets,
    baseUrl: env.baseUrl,
    ownUrl: baseUrl,
    accounts: {
      auth: createAuth({ db, baseUrl, secret, passwords, issuer: (await range()).brand.name }),
      passwords,
      portal,
      passwordResets: queuedPasswordResets({ db, jobs, seal: resetSeal, now }),
    },
    counts,
    letters,
    webhooks,
    receivers: { ...receivers, replay: (eventId) => replayEvent({ db, jobs, now }, eventId) },
    live,
    salesmenSee: env.salesmenSee,
    ordersNeed: env.ordersNeed,
    keep: env.keep,
    eraseMail: mail.erase,
    discountLimits: env.discountLimits,
    limits: limitsOn(db, secret),
    isStarting: () => isStarting,
    isStopping: () => isStopping,
    trustedProxies: env.trustedProxies,
    securityContact: env.securityContact,
    embedders: env.embedders,
    metrics,
    logger,
  };
  if (env.keep.isDaily) jobs.schedule(retentionJob({ ...dependencies, personalRecords: personalRecords(dependencies) }, logger));
  await startWork({ dependencies, jobs, mail, seal, resetSeal });
  opened?.watch({
    waiting: () => ({ pictures: renditions.waiting, press: press.places(), passwords: passwords.waiting() }),
    queued: jobs.lengths,
  });
  const looked = opened && env.metrics && (await openMetrics?.serveMetrics(opened, env.metrics, logger));
  const toSay = env.isDemo ? await demoPeople(dependencies) : [];
  // Tests that set the clock begin with an empty administration.
  if (env.isDemo && env.clockStart === null) jobs.schedule(seasonJob(dependencies));
  return {
    dependencies,
    toSay,
    announceReady: () => {
      isStarting = false;
    },
    announceStop: () => {
      isStopping = true;
    },
    endStreams,
    close: () => {
      looked?.close();
      return letGo({ live: { close: closeLive }, jobs, counts, avif, press, renditions, connection, logger });
    },
  };
}
