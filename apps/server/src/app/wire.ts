import { join } from 'node:path';
import { programState } from '@gavel/range';
import type { Logger } from 'pino';
import { keptFile } from '../adapters/kept/kept-file.ts';
import { localPictures } from '../adapters/media/local-pictures.ts';
import { objectStore } from '../adapters/media/object-store.ts';
import { storeAnswers } from '../adapters/media/store-answers.ts';
import { sendPictures } from '../adapters/media/stored-pictures.ts';
import { readBrandFonts } from '../adapters/pdf/brand-fonts.ts';
import { noPortal } from '../adapters/portal-directory/portal-directory.ts';
import { portalFile } from '../adapters/portal-directory/portal-file.ts';
import { httpReceiver } from '../adapters/webhooks/http-receiver.ts';
import { noMetrics } from '../http/metrics.ts';
import { limitsOn } from '../http/rate-limits.ts';
import { replayEvent } from '../modules/integrations/webhooks/webhooks.ts';
import { createAuth } from '../modules/people/accounts/auth.ts';
import { queuedPasswordResets } from '../modules/people/accounts/password-resets.ts';
import { createPasswords } from '../modules/people/accounts/passwords.ts';
import { knownFolder, publishFolder, type WorkedOut } from '../modules/range/publish-folder.ts';
import { pictureAges } from '../modules/range/published-pictures.ts';
import { readApart } from '../modules/range/read-apart.ts';
import { publishScheduledJob } from '../modules/range-editing/release/publish-scheduled.ts';
import { rangeWorkApart } from '../modules/range-editing/work/range-work-apart.ts';
import { retentionJob } from '../modules/records/retention/retain.ts';
import { documentLinks } from '../modules/visit/documents/document-links.ts';
import { pricesFrom } from '../modules/visit/houses/price-from.ts';
import { knownPrices, rememberedPrices } from '../modules/visit/houses/remembered-prices.ts';
import { drawings } from '../modules/visit/pictures/drawings.ts';
import { openManifests } from '../modules/visit/pictures/manifests.ts';
import { createStills } from '../modules/visit/pictures/stills.ts';
import { sealWith } from '../secrets/seal.ts';
import { systemSecrets } from '../secrets/secrets.ts';
import { startClock } from './clock.ts';
import { connectDatabase } from './connect-database.ts';
import { demoPeople } from './demo-people.ts';
import { seasonJob } from './demonstration/fill-season.ts';
import type { Dependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { letGo } from './let-go.ts';
import { openServices, type ServiceParts, type Services } from './open-services.ts';
import { personalRecords } from './personal-records.ts';
import { startWork } from './start-work.ts';

/** The dependencies of the routes, and functions that report the state of the server and stop its background work. */
export interface Wired {
  readonly dependencies: Dependencies;
  /** Lines for the operator, written to stdout and never to the log. */
  readonly toSay: readonly string[];
  /** Makes `/readyz` report that the server is ready. */
  announceReady(): void;
  /** Makes `/readyz` report that the server will stop. */
  announceStop(): void;
  /** Ends all open streams when the server must stop, because they would not end automatically. */
  endStreams(): void;
  close(): Promise<void>;
}

/**
 * Connects the database, publishes the range and opens the services. Throws `FolderInUseError`, `DataFolderError`, `DatabaseError`,
 * `NoRangeError` or `PortalFileError`, and the errors of `takePort`.
 * @param takePort opens the port for this process. Until it resolves, nothing is published and no job starts, because another
 * process may still be running
 */
export async function wire(env: Env, logger: Logger, takePort: () => Promise<void>): Promise<Wired> {
  const now = startClock(env.clockStart);
  // Load the module of the metrics only if they are turned on.
  const openMetrics = env.metrics && (await import('./open-metrics.ts'));
  const opened = openMetrics?.openMetrics();
  const metrics = opened ?? noMetrics;
  if (env.clockStart !== null)
    logger.warn({ now: new Date(now()) }, 'GAVEL_CLOCK is set: prices and campaigns are those of another day');
  const passwords = createPasswords();
  const portal = env.portalFile === null ? noPortal : await portalFile(env.portalFile, passwords.verify);
  const connection = await connectDatabase(env, logger);
  const ownPictures = localPictures(join(env.rangeFolder, 'pictures'));
  const store = env.media && objectStore(env.media);
  const parts: ServiceParts = { env, connection, store, ownPictures, metrics, now, logger };
  const worked = await publishRange(parts, takePort);
  const services = await openServices(parts);
  const { jobs, mail, seal, resetSeal, press, renditions, counts, avif, stills, screens } = services;
  const phase = { isStarting: true, isStopping: false };
  const dependencies: Dependencies = {
    isPreview: false,
    ...settingsOf(env),
    ...(await dependenciesOf(parts, services, worked)),
    accounts: await accountsOf(parts, services, passwords, portal),
    isStarting: () => phase.isStarting,
    isStopping: () => phase.isStopping,
  };
  if (env.keep.isDaily) jobs.schedule(retentionJob({ ...dependencies, personalRecords: personalRecords(dependencies) }, logger));
  jobs.schedule(publishScheduledJob(dependencies));
  await startWork({ dependencies, jobs, mail, seal, resetSeal });
  opened?.watch({
    waiting: () => ({ pictures: renditions.waiting, press: press.places(), passwords: passwords.waiting() }),
    queued: jobs.lengths,
  });
  const looked = opened && env.metrics && (await openMetrics?.serveMetrics(opened, env.metrics, logger));
  const toSay = env.isDemo ? await demoPeople(dependencies) : [];
  // Do not fill in demonstration data if the clock is set, because tests that set the clock need a database without such data.
  if (env.isDemo && env.clockStart === null) jobs.schedule(seasonJob(dependencies));
  return {
    dependencies,
    toSay,
    announceReady: () => {
      phase.isStarting = false;
    },
    announceStop: () => {
      phase.isStopping = true;
    },
    endStreams: screens.endStreams,
    close: () => {
      looked?.close();
      return letGo({ live: screens, jobs, counts, avif, stills, press, renditions, connection, logger });
    },
  };
}

/** Publishes the range from the range folder and opens the port. Closes the database connection if one of these fails. */
async function publishRange(
  { env, connection, store, ownPictures, now, logger }: ServiceParts,
  takePort: () => Promise<void>,
): Promise<WorkedOut | null> {
  try {
    const known = keptFile(keptPath(env, 'range.json'), knownFolder, logger);
    const worked = await publishFolder({
      db: connection.db,
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
    return worked;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Returns the path of a file in the data folder that survives restarts. */
function keptPath(env: Env, file: string): string {
  return join(env.dataFolder, 'kept', file);
}

/** Returns the operator’s settings in the form that the routes read. */
function settingsOf(env: Env) {
  const { baseUrl, salesmenSee, ordersNeed, reviewAbove, keep, discountLimits, trustedProxies, securityContact, embedders } = env;
  return { baseUrl, salesmenSee, ordersNeed, reviewAbove, keep, discountLimits, trustedProxies, securityContact, embedders };
}

async function dependenciesOf(
  { env, connection: { db }, store, metrics, now, logger }: ServiceParts,
  services: Services,
  worked: WorkedOut | null,
) {
  const { range, renditions, secret, jobs } = services;
  const prices = await rememberedPrices(keptFile(keptPath(env, 'prices.json'), knownPrices, logger), programState());
  return {
    ...range,
    db,
    rangeWork: rangeWorkApart({ logger }),
    priceFrom: pricesFrom(prices, worked),
    pictures: {
      renditions,
      ofFolder: services.ofFolder,
      manifests: openManifests(renditions),
      drawings: drawings(),
      stills: createStills(renditions, services.stills),
      ageOf: pictureAges(db, range.currentRange, now),
    },
    storeAnswers: store && storeAnswers(store, now),
    press: services.press,
    brandFonts: await readBrandFonts(services.fontFolder),
    documentLinks: documentLinks(sealWith(secret, 'document-links'), now),
    now,
    random: Math.random,
    secrets: systemSecrets,
    ownUrl: services.ownUrl,
    counts: services.counts,
    mails: services.mails,
    webhooks: services.webhooks,
    receivers: {
      seal: sealWith(secret, 'webhooks'),
      // The webhook in the server's settings may have any address, because the operator has chosen this address and knows the network.
      configured: env.webhook && httpReceiver({ ...env.webhook, reach: 'anywhere' }),
      configuredUrl: env.webhook?.url ?? null,
      reach: env.webhookReach,
      replay: (eventId: string) => replayEvent({ db, jobs, now }, eventId),
    },
    live: services.screens.live,
    eraseMail: services.mail.erase,
    limits: limitsOn(db, secret),
    metrics,
    logger,
  };
}

async function accountsOf(
  { connection: { db }, now }: ServiceParts,
  { range, jobs, secret, resetSeal, ownUrl: baseUrl }: Services,
  passwords: ReturnType<typeof createPasswords>,
  portal: Dependencies['accounts']['portal'],
): Promise<Dependencies['accounts']> {
  return {
    auth: createAuth({ db, baseUrl, secret, passwords, issuer: (await range.currentRange()).brand.name }),
    passwords,
    portal,
    passwordResets: queuedPasswordResets({ db, jobs, seal: resetSeal, now }),
  };
}
