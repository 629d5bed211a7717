/** Adds to Vite's output the name of the build, a page for each address that users open first, and compressed copies. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { createServer, minify, type Plugin, type Rollup } from 'vite';
import { pages } from '../contract/src/pages.ts';
import { frameModule } from './chunk-groups.ts';
import { readEntryPages, type EntryPage } from './entry-pages.ts';
import { buildSharePage } from './share-page.ts';
import { messagesPlugin } from './messages-plugin.ts';

interface Prerendered {
  html: string;
  reads: string[];
}

/** src/prerender.tsx, which the build loads as the browser would. */
interface Prerender {
  renderPublic(address: string, screen: unknown): Promise<Prerendered>;
  renderInFrame(address: string, screen: unknown): Promise<Prerendered>;
  renderConsent(): string;
}

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/**
 * `build.json` tells the server which build it has. A page has its own in its head, and compares. `pages.json` maps
 * addresses to pages that differ from index.html in what they preload, and in what they show before any script runs.
 */
export const pagesPlugin = (): Plugin => ({
  name: 'veery-pages',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const index = bundle['index.html'];
    if (index?.type !== 'asset') throw new Error('there is no index.html to make pages from');
    // File names contain a hash of the content.
    const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const build = createHash('sha256').update(names.toSorted().join()).digest('hex').slice(0, 16);
    const font = names.find((name) => /onest-latin-wght-normal[^/]*\.woff2$/.test(name));
    if (!font) throw new Error('the letters of the text have another name now');
    const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
    const files: Record<string, string> = {};
    const entries = readEntryPages();
    const { screens, consent } = await prerender(entries);
    const html = stylesFirst(String(index.source).replace('content="dev"', `content="${build}"`), font).replace(
      '  </body>',
      () => `    <div data-consent-ahead inert aria-hidden="true">${consent}</div>\n  </body>`,
    );
    index.source = html;
    for (const { page: name, screen, layout } of entries) {
      const address = pages[name];
      const modules = layout === 'studio' ? [frameModule, screen] : [screen];
      const links = [...new Set(modules.flatMap((one) => scriptsOf(bundle, one)))]
        .filter((name) => !html.includes(name))
        .map((name) => `    <link rel="modulepreload" crossorigin href="/${name}">\n`);
      files[address] = `pages/${address.slice(1).replaceAll('/', '-')}.html`;
      const page = html.replace('  </head>', () => `${links.join('')}  </head>`);
      const content = screens.get(screen);
      emit(files[address], content ? withContent(page, content) : page);
    }
    // It is a file of its own and not part of the bundle, so Vite would copy it with its comments.
    const theme = await readFile(path.join(import.meta.dirname, 'public/theme.js'), 'utf8');
    emit('theme.js', (await minify('theme.js', theme)).code);
    for (const { fileName, source } of await buildSharePage(font)) emit(fileName, source);
    emit('build.json', JSON.stringify({ build }));
    emit('pages.json', JSON.stringify(files));
  },
});

/**
 * Orders the head. Browsers load in this order, so what the first paint needs comes before the scripts. Fonts would
 * otherwise be found last, and text that is laid out twice jumps.
 */
function stylesFirst(html: string, font: string): string {
  const [styles = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
  const letters = `\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
  return html.replace(styles, '').replace(/\s*<script/, (script) => `${styles}${letters}${script}`);
}

/**
 * Delays the scripts, which the first paint does not need, until theme.js starts them. Until then the page is inert. What
 * it reads first is in its head, so that theme.js can ask for it meanwhile.
 */
function withContent(html: string, { html: content, reads }: Prerendered): string {
  const root = '<div id="root">';
  const tags = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
  const app = [...html.matchAll(tags)].map(([tag]) => tag).join('');
  const meta = `<meta name="reads" content="${reads.join(' ').replaceAll('&', '&amp;')}" />\n    `;
  return (
    html
      .replaceAll(tags, '')
      .replace('<script src="/theme.js"', (script) => (reads.length > 0 ? meta : '') + script)
      .replace('  </head>', () => `    <template id="app">${app}\n    </template>\n  </head>`)
      // What cannot be used yet is not read out either. `inert` says so to browsers, and the attribute to tests.
      .replace(
        root,
        () => `${root}<div data-prerendered inert${reads.length > 0 ? ' aria-hidden="true"' : ''}>${content}</div>`,
      )
  );
}

/** What modules of the app expect of a browser when they are imported. Nothing is played and no other tab listens. */
class SilentChannel extends EventTarget {
  postMessage = () => undefined;
}
const browserParts = {
  BroadcastChannel: SilentChannel,
  Audio: class extends EventTarget {},
  addEventListener: () => undefined,
};

interface PrerenderedApp {
  /** What each of the pages that people open first shows, by the module of its screen. */
  screens: Map<string, Prerendered>;
  consent: string;
}

/** Renders the pages that people open first. */
async function prerender(entries: EntryPage[]): Promise<PrerenderedApp> {
  // Node's own BroadcastChannel would keep the build alive.
  const { BroadcastChannel } = globalThis;
  Object.assign(globalThis, browserParts);
  const vite = await createServer({
    configFile: false,
    root: import.meta.dirname,
    plugins: [messagesPlugin()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { renderPublic, renderInFrame, renderConsent } = (await vite.ssrLoadModule(
      '/src/prerender.tsx',
    )) as Prerender;
    const found = new Map<string, Prerendered>();
    for (const { page, screen, layout } of entries) {
      const module = await vite.ssrLoadModule(`/src/${screen}`);
      const Screen: unknown = module[path.basename(screen, '.tsx')];
      found.set(screen, await (layout === 'studio' ? renderInFrame : renderPublic)(pages[page], Screen));
    }
    return { screens: found, consent: renderConsent() };
  } finally {
    await vite.close();
    Object.assign(globalThis, { BroadcastChannel });
    for (const name of ['Audio', 'addEventListener']) Reflect.deleteProperty(globalThis, name);
  }
}

/** Lists the chunk of a lazy screen and all that it imports. */
function scriptsOf(bundle: Rollup.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const screen = chunks.find((chunk) => chunk.facadeModuleId?.replaceAll('\\', '/').endsWith(`/src/${module}`));
  if (!screen) throw new Error(`no chunk begins with ${module}: is it still a lazy screen?`);
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const one of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) add(one);
  };
  add(screen.fileName);
  return [...found];
}

/** Writes compressed copies beside each text file, so that the server need not compress while it runs. */
export const compressPlugin = (): Plugin => ({
  name: 'veery-compress',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir = '' }) {
    const names = (await readdir(dir, { recursive: true })).filter((name) => /\.(?:js|css|html|svg)$/.test(name));
    for (const name of names) {
      const file = path.join(dir, name);
      const bytes = await readFile(file);
      await writeFile(`${file}.br`, await brotli(bytes));
      await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
    }
  },
});
