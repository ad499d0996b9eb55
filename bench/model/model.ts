import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { atMost, figure, judged, type Row } from '../judged.ts';
import { quantile } from '../measured.ts';
import { prepareProduct } from '../pages/product.ts';
import { printTable } from '../table.ts';
import { makeModels } from './made-models.ts';
import { seeModelViewer } from './model-viewer.ts';
import { type SeenModel, SLOWER, seeModel } from './seen-model.ts';
import { sizesOfFiles } from './sizes-of-files.ts';

/**
 * Measures the 3D model: the size of its script, the time to build the model of each house of the demo range, its triangles, and the size
 * of its files. In a browser without a graphics processor it also measures the time from a choice to the changed frame, the time of a
 * frame, and the memory of the tab. `<model-viewer>` shows the same house for comparison. Returns the missed goals.
 */
export async function benchModel(): Promise<readonly string[]> {
  const product = await prepareProduct();
  const made = await makeModels();
  const server = await product.start();
  try {
    const seen = await seeModel(server.address);
    const viewer = await seeModelViewer(server.address).catch((error: unknown) => {
      console.error(String(error));
      return { frame: Number.NaN, memory: Number.NaN };
    });
    return printTable([
      atMost({ measure: 'script of the view, Brotli', value: scriptSize() / 1000, goal: 190, unit: 'KB', beside: '' }),
      ...rowsOfMade(made),
      ...rowsOfSeen(seen, viewer),
      ...(await sizesOfFiles(server.address)),
    ]);
  } finally {
    await server.stop();
  }
}

function rowsOfMade({ times, triangles, kinds, largest }: Awaited<ReturnType<typeof makeModels>>): Row[] {
  const p95 = quantile(times, 0.95);
  return [
    atMost({
      measure: `model, p95 of ${times.length}`,
      value: p95,
      goal: 60,
      unit: 'ms',
      beside: `median ${figure(quantile(times, 0.5))} ms; at a quarter of the speed ${figure(p95 * 4)} ms (goal 250)`,
    }),
    atMost({ measure: 'triangles of the largest', value: triangles, goal: 150_000, unit: '', beside: largest }),
    atMost({ measure: 'kinds of surfaces, most', value: kinds, goal: 20, unit: '', beside: '' }),
  ];
}

function rowsOfSeen(seen: SeenModel, viewer: { readonly frame: number; readonly memory: number }): Row[] {
  const choice = (measure: string, times: readonly number[], goal: number) =>
    atMost({
      measure: `${measure}, p95 of ${times.length}`,
      value: quantile(times, 0.95),
      goal,
      unit: 'ms',
      beside: `median ${figure(quantile(times, 0.5))} ms`,
    });
  return [
    atMost({
      measure: 'draw calls of a frame',
      value: seen.calls,
      goal: 120,
      unit: '',
      beside: `${figure(seen.triangles)} triangles, with the shadow`,
    }),
    atMost({ measure: 'textures', value: seen.textures / 1e6, goal: 64, unit: 'MB', beside: '' }),
    choice('choice to frame', seen.times, 50),
    choice(`the same at ${SLOWER} × slower`, seen.slowTimes, 150),
    judged({
      measure: 'frames at 390 × 844',
      today: `${figure(1000 / seen.frame)} /s`,
      goal: '≥ 20 /s',
      holds: seen.frame <= 50,
      beside: `${figure(seen.frame)} ms each; <model-viewer> ${figure(1000 / viewer.frame)} /s`,
    }),
    atMost({
      measure: 'memory of the tab for the model',
      value: seen.memory / 1e6,
      goal: 150,
      unit: 'MB',
      beside: `<model-viewer> ${figure(viewer.memory / 1e6)} MB`,
    }),
  ];
}

function scriptSize(): number {
  const assets = join(import.meta.dirname, '../../apps/web/build/client/assets');
  // The script `plan` lays out the storeys and façades of a house. The 3D model and the situation plan share this script.
  const files = existsSync(assets) ? readdirSync(assets).filter((name) => /^(?:model|plan)-[\w-]{8}\.js$/.test(name)) : [];
  if (files.length < 2) throw new Error('the build has no scripts of the model');
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(assets, file))).length, 0);
}
