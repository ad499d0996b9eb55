import { LinearToneMapping, PCFShadowMap, WebGLRenderer } from 'three';

interface CreatedRenderer {
  readonly renderer: WebGLRenderer;
  /** Whether a graphics processor renders the view. Without a graphics processor, the view needs fewer pixels and plainer surfaces. */
  readonly isQuick: boolean;
}

/** Creates a renderer on a canvas. Returns null if the browser has no WebGL, or allows no further WebGL contexts. */
export function createRenderer(canvas: HTMLCanvasElement): CreatedRenderer | null {
  const isQuick = hasGraphicsProcessor();
  const context = canvas.getContext('webgl2', { alpha: false, powerPreference: 'high-performance', antialias: isQuick });
  if (!context || context.isContextLost()) return null;
  const renderer = new WebGLRenderer({ canvas, context });
  if (!isQuick) renderer.capabilities.getMaxAnisotropy = () => 1;
  renderer.toneMapping = LinearToneMapping;
  renderer.toneMappingExposure = 0.88;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  return { renderer, isQuick };
}

/** The names of programs that render WebGL on the main processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Returns whether a graphics processor renders WebGL in this browser. The attribute `failIfMajorPerformanceCaveat` is not enough, because
 * Chromium creates its software renderer in spite of it.
 */
function hasGraphicsProcessor(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!context) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  // Browsers limit the number of contexts, so release this one now. Otherwise it would exist until the browser frees its memory.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(renderer);
}
