import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { hoverWithAPointer } from './vite/hover-with-a-pointer.ts';
import { layerOrder } from './vite/layer-order.ts';
import { loadParts } from './vite/load-parts.ts';
import { oneServerFile } from './vite/one-server-file.ts';
import { precompress } from './vite/precompress.ts';
import { scriptGroups } from './vite/script-groups.ts';
import { withoutDescriptions } from './vite/without-descriptions.ts';
import { withoutUnusedRouting } from './vite/without-unused-routing.ts';
import { withoutWebXr } from './vite/without-web-xr.ts';

export default defineConfig({
  environments: {
    // `server.ts` is the entry file of the server’s build. So `server.ts` and the routes share one copy of each context object.
    ssr: { build: { rolldownOptions: { input: './server.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: scriptGroups },
          },
        },
      },
    },
  },
  css: { postcss: { plugins: [hoverWithAPointer] } },
  // Fonts stay separate files, because they are preloaded and the page’s policy allows no `data:` fonts. `writeServiceWorker` reads the
  // manifest of the build and then deletes it.
  build: { assetsInlineLimit: 0, manifest: true },
  plugins: [
    reactRouter(),
    loadParts(),
    withoutDescriptions(),
    withoutUnusedRouting(),
    withoutWebXr(),
    layerOrder(),
    precompress(),
    oneServerFile(),
  ],
});
