import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';
import { frame, syntheticManifest, syntheticPicture } from './synthetic-pictures.ts';

const FOLDER = '/media/0bench/';
/** The width in pixels of the blurred picture, which the page requests without the parameter `width`. */
const BLURRED = 320;

export interface PictureServer {
  readonly address: string;
  /** The size in bytes of each synthetic picture that the proxy has sent, by its path and query. */
  readonly sizes: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/**
 * Starts the product behind a proxy that serves synthetic pictures of its houses, so that the results do not depend on which pictures the
 * range has.
 */
export async function startPictureServer(): Promise<PictureServer> {
  if (!existsSync('apps/web/build')) throw new Error('The web application is not built: run `npm run build` first');
  const data = mkdtempSync(join(tmpdir(), 'gavel-bench-'));
  const sizes = new Map<string, number>();
  const pictures = new Map<string, Promise<Buffer>>();
  let pairs: readonly string[] = [];
  let product = '';

  const front = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const answered = url.pathname.startsWith(FOLDER) ? sendPicture(url, response) : pass(request, response);
    answered.catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });

  const address = await listen(front);
  const port = await freePort();
  product = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    BASE_URL: address,
    GAVEL_DATA: data,
    DATABASE_URL: '',
    // Make no AVIF, because encoding takes processor time from the measurement.
    PICTURE_AVIF: 'off',
  };
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], { env: { ...env, LOG_LEVEL: 'warn' }, stdio: 'ignore' });
  // If the benchmark fails, end the server too.
  process.once('exit', () => child.kill('SIGKILL'));
  await ready(product);
  return {
    address,
    sizes,
    async stop() {
      front.closeAllConnections();
      front.close();
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };

  async function sendPicture(url: URL, response: ServerResponse): Promise<unknown> {
    const [, name = ''] = /([\w-]+)\.(?:webp|json)$/.exec(url.pathname) ?? [];
    const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    if (name === 'manifest') return response.writeHead(200, kept).end(JSON.stringify(syntheticManifest(pairs)));
    const width = Number(url.searchParams.get('width') ?? BLURRED);
    const key = `${name} ${width}`;
    const picture = pictures.get(key) ?? syntheticPicture(name, width);
    pictures.set(key, picture);
    const bytes = await picture;
    sizes.set(url.pathname + url.search, bytes.length);
    return response.writeHead(200, { ...kept, 'Content-Type': 'image/webp' }).end(bytes);
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'connection' && name !== 'accept-encoding' ? [[name, value] as [string, string]] : [],
    );
    const body = request.method === 'POST' ? await text(request) : null;
    const answer = await fetch(product + request.url, { method: request.method ?? 'GET', headers, body, redirect: 'manual' });
    const content = Buffer.from(await answer.arrayBuffer());
    const furnished = /^\/api\/houses\/\d+\/beginning\?/.test(request.url ?? '') ? furnish(content.toString()) : null;
    if (furnished) pairs = furnished.pairs;
    const replied = [...answer.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name));
    response.writeHead(answer.status, replied.flat()).end(furnished?.json ?? content);
  }
}

/** Headers that are not passed on: the proxy has a connection of its own to the browser, and sends the body uncompressed. */
const OF_THE_CONNECTION = ['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive'];

interface WireConfiguration {
  QuestionModel: {
    Sections: {
      DynamicImageFolder: string;
      DynamicImageSceneId: string;
      DynamicImageCameras: { Width: number; Height: number; Subject: Record<string, number> }[];
      Questions: { Answers: { ManifestImageKeys: string[] }[] }[];
    }[];
  };
}

/** Makes the exterior cameras of a configuration show the synthetic pictures. Also returns every picture key of its answers. */
function furnish(json: string): { json: string; pairs: string[] } {
  const configuration: WireConfiguration = JSON.parse(json);
  const { Sections } = configuration.QuestionModel;
  const { x, y, width, height } = frame.subject;
  for (const section of Sections.filter(({ DynamicImageSceneId }) => DynamicImageSceneId === 'exterior')) {
    section.DynamicImageFolder = `${FOLDER}exterior`;
    for (const camera of section.DynamicImageCameras)
      Object.assign(camera, { Width: frame.width, Height: frame.height, Subject: { X: x, Y: y, Width: width, Height: height } });
  }
  const keys = Sections.flatMap(({ Questions }) => Questions.flatMap(({ Answers }) => Answers)).flatMap(
    (answer) => answer.ManifestImageKeys,
  );
  return { json: JSON.stringify(configuration), pairs: [...new Set(keys)] };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

/** How long a server may take to start, in ms. */
const LONGEST_START = 120_000;

async function ready(address: string): Promise<void> {
  const deadline = Date.now() + LONGEST_START;
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('the product did not start');
}
