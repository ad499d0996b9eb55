/** The names of programs that render WebGL on the main processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Returns whether a graphics processor renders WebGL in this browser. A view without one needs fewer pixels and plainer surfaces, so that
 * the house can still be turned. The attribute `failIfMajorPerformanceCaveat` is not enough: Chromium creates its software renderer with it.
 */
export function hasGraphicsProcessor(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!context) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  // Browsers limit the number of contexts, so this one ends now and not when memory is freed.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(renderer);
}
