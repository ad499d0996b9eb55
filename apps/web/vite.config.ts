import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { layerOrder } from './vite/layer-order.ts';
import { precompress } from './vite/precompress.ts';

export default defineConfig({
  environments: {
    // The server's bundle is `server.ts`, so that the contexts it fills are the very ones the routes read.
    ssr: { build: { rolldownOptions: { input: './server.ts' } } },
    // What nearly every page needs comes as two files instead of dozens.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|intl-messageformat|@formatjs)\//,
                  priority: 2,
                },
                {
                  name: 'shared',
                  // What only some pages share comes with those.
                  test: /apps\/web\/app\/(?:account\/(?:login-bar|use-account)|addresses|api|errors|houses\/(?!bundle-choices|house-card|house-filter|house-list|house-pictures|house-refinement|refine|silhouette)|kept-house\/(?!house-links|house-row|my-houses|saved|tick-houses)|root|shell|site|styles|texts|ui\/(?!bring|cell|combobox|confirm|dialog|field|flyout|is-|loaded|text-field|use-))|packages\/texts\/src\/(?:[^/]+|shell\/[^/]+|guide\/(?:houses|kept)-texts)\.ts|lucide-react/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Fonts stay files of their own: they are preloaded, and data addresses are no pictures the page's policy allows.
  // The manifest is for `writeServiceWorker`, which takes it away.
  build: { assetsInlineLimit: 0, manifest: true },
  plugins: [reactRouter(), layerOrder(), precompress()],
});
