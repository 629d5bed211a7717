import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { messagesPlugin } from './messages-plugin.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

/** Tells the server which build it has (build.json); a page finds its own in the head, and compares. */
const buildPlugin = (): Plugin => ({
  name: 'veery-build',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    // Names hold hashes of what the files hold.
    const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const build = createHash('sha256').update(names.toSorted().join()).digest('hex').slice(0, 16);
    this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) });
    const page = bundle['index.html'];
    if (page?.type === 'asset') page.source = String(page.source).replace('content="dev"', `content="${build}"`);
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [messagesPlugin(), react(), tailwindcss(), buildPlugin()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The content security policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    // Measured gzipped and over the whole first load instead (under 200 kB); this counts one file, unpacked.
    chunkSizeWarningLimit: 700,
    // The polyfill is for browsers this product does not support, and it is an extra script in the head.
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/v2', '/health', '/openapi.json', '/asyncapi.json'].map((path) => [path, { target: server, ws: true }]),
    ),
  },
});
