import type { Plugin } from 'vite';

/** The order of the cascade layers, the same as in `app/styles/app.css`. */
const ORDER = '@layer base,components;';

/**
 * Adds the order of the cascade layers to the beginning of every style sheet. The first style sheet of a document decides the order, and it
 * is not always the same file: on an error page, preloaded style sheets load before the style sheet of the root.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `${ORDER}${Buffer.from(file.source).toString()}`;
      }
    },
  };
}
