import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // The server's bundle is `server.ts`, so that the contexts it fills are the very ones the routes read.
  environments: { ssr: { build: { rolldownOptions: { input: './server.ts' } } } },
  // Fonts stay files of their own: they are preloaded, and data addresses are no pictures the page's policy allows.
  build: { assetsInlineLimit: 0 },
  plugins: [tailwindcss(), reactRouter()],
});
