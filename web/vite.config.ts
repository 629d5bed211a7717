import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
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
    // Vite's limit counts one uncompressed file. We measure the whole first load, gzipped (under 200 kB), instead.
    chunkSizeWarningLimit: 700,
    // The polyfill is for browsers this product does not support, and it is an extra script in the head.
    modulePreload: {
      polyfill: false,
      // Scripts name no files ahead for their lazy parts: the lists were 4 kB of the first load.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          // A page loads only what it uses of another slice, and not all of its `public.ts`.
          { test: /[\\/]slices[\\/][^\\/]+[\\/]public\.ts$/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/v2', '/health', '/ready', '/openapi.json', '/asyncapi.json', '/share'].map((path) => [
        path,
        { target: server, ws: true },
      ]),
    ),
  },
});
