import { readOnly } from '../../db/read-only.ts';
import { AppError } from '../../http/app-error.ts';
import { withGivenAreas } from '../../modules/people/salespersons/with-given-areas.ts';
import type { CurrentRange } from '../../modules/range/current-range.ts';
import { pictureAges } from '../../modules/range/published-pictures.ts';
import { rangeModels } from '../../modules/range/range-models.ts';
import { readUpload } from '../../modules/range/uploads.repository.ts';
import { withUploads } from '../../modules/range/with-uploads.ts';
import { priceHistories } from '../../modules/visit/campaigns/price-histories.ts';
import { pricesFrom } from '../../modules/visit/houses/price-from.ts';
import { passingPrices } from '../../modules/visit/houses/remembered-prices.ts';
import { openManifests } from '../../modules/visit/pictures/manifests.ts';
import type { Dependencies } from '../dependencies.ts';

/** The greatest size of a preview's cache of compiled models, in bytes. It is small, because few people look at a preview. */
const MODELS = 5_000_000;

/**
 * Returns the dependencies of a site that previews this range. With them, the site can read the database but not change it. It counts no
 * visitors, and refuses to send e-mails, webhooks and events. The preview has its own caches of everything that depends on the range. The
 * limits for each client apply to the preview and the real site together.
 */
export function previewDependencies(real: Dependencies, range: CurrentRange): Dependencies {
  const { now, readVersion } = real;
  const db = readOnly(real.db, previewOnly);
  const currentRange = withGivenAreas({ db, readRange: async () => range, now });
  const models = rangeModels(MODELS);
  return {
    ...real,
    isPreview: true,
    db,
    currentRange,
    models,
    priceHistories: priceHistories({ db, readVersion, models, now }),
    priceFrom: pricesFrom(passingPrices()),
    pictures: { ...previewedPictures(real, range), ageOf: pictureAges(db, currentRange, now) },
    counts: { add() {}, async write() {} },
    mails: refusing(),
    webhooks: refusing(),
    live: refusing(),
  };
}

/**
 * Returns the pictures of a preview, including the uploads of the draft. The preview and the real site use the same queue and cache
 * for pictures.
 */
function previewedPictures({ db, pictures }: Dependencies, range: CurrentRange): Omit<Dependencies['pictures'], 'ageOf'> {
  const read = (hash: string) => readUpload(db, hash);
  const storage = withUploads({ storage: pictures.ofFolder, pictures: async () => range.pictures, read });
  const renditions = pictures.renditions.over(storage);
  return { ...pictures, renditions, manifests: openManifests(renditions) };
}

function previewOnly(): AppError {
  return new AppError('preview-only');
}

/** Returns a service whose functions all throw `preview-only`. */
function refusing<Service extends object>(): Service {
  const refuse = () => {
    throw previewOnly();
  };
  return new Proxy({}, { get: () => refuse }) as Service;
}
