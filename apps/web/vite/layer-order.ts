import type { Plugin } from 'vite';

/** As in `app/styles/app.css`. */
const ORDER = '@layer base,components;';

/**
 * Has every style sheet begin with the order of the layers. The first sheet in a document decides it, and which one that is changes: a
 * page that fails puts the root's sheet after those that were fetched ahead.
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
