import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressPlugin, pagesPlugin } from './build-plugins.ts';
import { contractPlugin } from './contract-plugin.ts';
import { messagesPlugin } from './messages-plugin.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [messagesPlugin(), contractPlugin(), react(), tailwindcss(), pagesPlugin(), compressPlugin()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The content security policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    // Measured gzipped and over the whole first load instead (under 200 kB); this counts one file, unpacked.
    chunkSizeWarningLimit: 700,
    // The polyfill is for browsers this product does not support, and it is an extra script in the head.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A page loads what it uses of another slice, not all that the slice offers.
      treeshake: { moduleSideEffects: [{ test: /[\\/]slices[\\/][^\\/]+[\\/]public\.ts$/, sideEffects: false }] },
      output: {
        codeSplitting: {
          // A request costs a phone more than a few kilobytes: what every page needs is one file, and so are the
          // signs. What only some screens share is left to the bundler: groups of it import one another in circles.
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'icons', test: /[\\/]lucide-react[\\/]/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/v2', '/health', '/openapi.json', '/asyncapi.json'].map((path) => [path, { target: server, ws: true }]),
    ),
  },
});
