import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { hoverWithAPointer } from './vite/hover-with-a-pointer.ts';
import { layerOrder } from './vite/layer-order.ts';
import { loadParts } from './vite/load-parts.ts';
import { oneServerFile } from './vite/one-server-file.ts';
import { precompress } from './vite/precompress.ts';
import { scriptGroups } from './vite/script-groups.ts';
import { withoutDescriptions } from './vite/without-descriptions.ts';

export default defineConfig({
  environments: {
    // The server's bundle is `server.ts`, so that the contexts it fills are the very ones the routes read.
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
  // Fonts stay files of their own: they are preloaded, and data addresses are no pictures the page's policy allows.
  // The manifest is for `writeServiceWorker`, which takes it away.
  build: { assetsInlineLimit: 0, manifest: true },
  plugins: [reactRouter(), loadParts(), withoutDescriptions(), layerOrder(), precompress(), oneServerFile()],
});
