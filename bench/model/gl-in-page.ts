declare global {
  interface Window {
    /** The draw calls and triangles since `timeChoices` last set them to 0, and the bytes of all textures. */
    graphics?: { calls: number; triangles: number; textures: number };
  }
}

/** Runs in the page. Counts WebGL's draw calls and textures. */
export function countGraphics(): void {
  const counted = { calls: 0, triangles: 0, textures: 0 };
  window.graphics = counted;
  const { drawArrays, drawElements, drawElementsInstanced, drawArraysInstanced, texStorage2D } = WebGL2RenderingContext.prototype;
  const count = (corners: number, times = 1) => {
    counted.calls += 1;
    counted.triangles += (corners / 3) * times;
  };
  Object.assign(WebGL2RenderingContext.prototype, {
    texStorage2D(this: WebGL2RenderingContext, ...asked: Parameters<typeof texStorage2D>) {
      const [target, levels, , width, height] = asked;
      const sides = target === WebGL2RenderingContext.TEXTURE_CUBE_MAP ? 6 : 1;
      // The smaller levels of a texture together need a third of the memory of the first level.
      counted.textures += width * height * 4 * sides * (levels > 1 ? 4 / 3 : 1);
      texStorage2D.apply(this, asked);
    },
    drawArrays(this: WebGL2RenderingContext, ...asked: Parameters<typeof drawArrays>) {
      count(asked[2]);
      drawArrays.apply(this, asked);
    },
    drawElements(this: WebGL2RenderingContext, ...asked: Parameters<typeof drawElements>) {
      count(asked[1]);
      drawElements.apply(this, asked);
    },
    drawElementsInstanced(this: WebGL2RenderingContext, ...asked: Parameters<typeof drawElementsInstanced>) {
      count(asked[1], asked[4]);
      drawElementsInstanced.apply(this, asked);
    },
    drawArraysInstanced(this: WebGL2RenderingContext, ...asked: Parameters<typeof drawArraysInstanced>) {
      count(asked[2], asked[3]);
      drawArraysInstanced.apply(this, asked);
    },
  });
}

/**
 * Runs in the page. Clicks samples one after the other. Returns the times from each click to the end of the frame that shows the choice, in
 * ms, and the most draw calls of a choice with their triangles.
 */
export async function timeChoices(count: number) {
  const canvas = document.querySelector<HTMLCanvasElement>('.model-stage canvas');
  const [context, counted] = [canvas?.getContext('webgl2'), window.graphics];
  if (!canvas || !context || !counted) throw new Error('there is no model');
  const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
  /** Waits until WebGL has rendered everything, because `readPixels` returns only then. */
  const finish = () => context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
  const times: number[] = [];
  let [calls, triangles] = [0, 0];
  for (let at = 0; at < count; at++) {
    const free = [...document.querySelectorAll<HTMLElement>('[role=radio][aria-checked=false][aria-disabled=false]')];
    const sample = free[at % free.length];
    if (!sample) break;
    // Wait until the page no longer renders anything because of the previous choice, such as the highlight of the changed parts.
    await new Promise((done) => setTimeout(done, 1800));
    const before = canvas.ariaLabel;
    Object.assign(counted, { calls: 0, triangles: 0 });
    const start = performance.now();
    sample.click();
    // The label of the canvas changes together with the 3D model, and the next frame shows the change.
    do await drawn();
    while (canvas.ariaLabel === before || counted.calls === 0);
    finish();
    times.push(performance.now() - start);
    if (counted.calls > calls) [calls, triangles] = [counted.calls, counted.triangles];
  }
  return { times, calls, triangles };
}

/** Runs in the page. Turns the viewpoint `count` times. Returns the mean time of a frame in ms. */
export async function timeTurns(count: number): Promise<number> {
  const canvas = document.querySelector<HTMLCanvasElement>('.model-stage canvas');
  const context = canvas?.getContext('webgl2');
  if (!canvas || !context) throw new Error('there is no model');
  const start = performance.now();
  for (let at = 0; at < count; at++) {
    canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
  }
  return (performance.now() - start) / count;
}

/** The `<model-viewer>` element, with only the properties that the measurement uses. */
interface ModelViewerElement extends HTMLElement {
  src: string;
  cameraOrbit: string;
  jumpCameraToGoal(): void;
}

/** Runs in the page. Shows a file in `<model-viewer>`, turns the viewpoint, and returns the time of a frame in ms. */
export async function turnModelViewer({ source, turns }: { readonly source: string; readonly turns: number }): Promise<number> {
  const contexts: WebGL2RenderingContext[] = [];
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, ...asked: Parameters<typeof getContext>) {
      const context = getContext.apply(this, asked);
      if (context instanceof WebGL2RenderingContext) contexts.push(context);
      return context;
    },
  });
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('<model-viewer> shows nothing within 30 s')), 30_000),
  );
  await Promise.race([customElements.whenDefined('model-viewer'), late]);
  const viewer = document.createElement('model-viewer') as ModelViewerElement;
  const loaded = new Promise((done) => viewer.addEventListener('load', done));
  viewer.src = source;
  document.body.append(viewer);
  await Promise.race([loaded, late]);
  await new Promise((done) => setTimeout(done, 3000));
  const start = performance.now();
  for (let at = 0; at < turns; at++) {
    viewer.cameraOrbit = `${at * 22.5}deg 80deg auto`;
    viewer.jumpCameraToGoal();
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    for (const context of contexts) context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
  }
  return (performance.now() - start) / turns;
}
