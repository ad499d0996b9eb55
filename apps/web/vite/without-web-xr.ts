import type { Plugin } from 'vite';

/**
 * Leaves out of the browser’s scripts what three contains for headsets (WebXR), which this app does not use. The package’s own build is one
 * file, so the plugin builds from three’s source files. As that build does, it removes comments from the shaders.
 */
export function withoutWebXr(): Plugin {
  return {
    name: 'without-web-xr',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^three$/ },
      handler(_three, importer) {
        return this.resolve('three/src/Three.js', importer, { skipSelf: true });
      },
    },
    load: {
      filter: { id: /\/three\/src\/renderers\/webxr\/WebXRManager\.js$/ },
      handler: () => noWebXr,
    },
    transform: {
      filter: { id: /\/three\/src\/renderers\/shaders\/.*\.glsl\.js$/ },
      handler: (code) => ({ code: withoutComments(code), map: null }),
    },
  };
}

/** Removes comments, empty lines and indentation from the shaders (GLSL) in a module of three. */
export function withoutComments(module: string): string {
  return module.replace(/\/\* glsl \*\/\s*`([^`]*)`/g, (_, shader: string) => {
    const lines = shader
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      .map((line) => line.replace(/\/\/.*/, '').trim());
    return `\`${lines.filter((line) => line !== '').join('\n')}\``;
  });
}

/** The code that replaces `WebXRManager`. While `enabled` is false, three’s renderer uses only these members. */
export const noWebXr = `
  import { EventDispatcher } from '../../core/EventDispatcher.js';
  export class WebXRManager extends EventDispatcher {
    enabled = false;
    isPresenting = false;
    dispose() {}
    setAnimationLoop() {}
    getEnvironmentBlendMode() {}
  }
`;
