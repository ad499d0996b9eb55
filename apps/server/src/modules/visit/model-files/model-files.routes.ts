import { drawingKeys } from '@gavel/core';
import { buildingOf, chosenAnswers } from '@gavel/core/plan';
import { Hono } from 'hono';
import { AppError } from '../../../http/app-error.ts';
import { clientAddress } from '../../../http/client-address.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import { spend } from '../../../http/spending.ts';
import { readChosen } from '../pictures/read-chosen.ts';
import { type Requesting, visitOfAnswers } from '../pictures/visit-of-request.ts';
import { type ModelFormat, modelFiles } from './model-files.ts';

/** How long a browser may cache a 3D file, in seconds. It is short, because publishing the house again changes the file at this address. */
const KEPT = 300;

const MEDIA_TYPES: Readonly<Record<ModelFormat, string>> = {
  glb: 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
  ifc: 'application/x-step',
};

interface ModelFileDependencies extends Requesting {
  readonly limits: Pick<Limits, 'pictures'>;
}

/**
 * Returns the routes of the 3D files: the chosen house at true scale, as GLB for Android and architects, as USDZ for iPhones and as IFC
 * for architects.
 */
export function modelFileRoutes(dependencies: ModelFileDependencies): Hono {
  const { currentRange, limits } = dependencies;
  const files = modelFiles();
  return new Hono().get('/media/model/:name{[a-z0-9-]{1,80}\\.(?:glb|usdz|ifc)}', async (c) => {
    await spend(c, 'call');
    const [key = '', ending] = c.req.param('name').split('.');
    const format: ModelFormat = ending === 'glb' || ending === 'ifc' ? ending : 'usdz';
    const { houses, brand, texts } = await currentRange();
    const house = houses.find((one) => one.key === key);
    if (!house?.plan) throw new AppError('unknown-picture', `There is no model ${c.req.path}`);
    const { municipalityId, answers } = readChosen(new URL(c.req.url).searchParams);
    const { configuration, compiled, visit } = await visitOfAnswers(dependencies, house.id, municipalityId, answers);
    const keys = drawingKeys(configuration, compiled, visit) ?? new Map<string, string>();
    const { plan, title } = house;
    const described = { key, title, plan, building: buildingOf(house.drawing), answers: chosenAnswers(plan, keys) };
    const wanted = { ...described, builder: brand.name, texts };
    const { bytes, name } = await files(wanted, format, async () => {
      await spend(c, 'model');
      await limits.pictures(clientAddress(c));
    });
    return c.body(bytes, 200, {
      'Content-Type': MEDIA_TYPES[format],
      // The client needs this header to learn the size with a HEAD request before it downloads the file.
      'Content-Length': String(bytes.length),
      'Cache-Control': `public, max-age=${KEPT}`,
      ETag: `"${name.slice(0, 32)}"`,
    });
  });
}
