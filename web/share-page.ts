/** Builds the script and the styles of the public pages, which are no part of the app. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rollup } from 'vite';

interface BuiltFile {
  fileName: string;
  source: string;
}

const source = path.join(import.meta.dirname, 'src');

/** @param font the file with the letters of the text, which the app loads too */
export async function buildSharePage(font: string): Promise<BuiltFile[]> {
  const built = (await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(source, 'share-page/main.ts'),
        output: { entryFileNames: 'share.js', chunkFileNames: 'assets/share-[name]-[hash].js' },
      },
    },
  })) as Rollup.RollupOutput;
  return built.output.map((file) => {
    if (file.type === 'chunk') return { fileName: file.fileName, source: file.code };
    return {
      fileName: 'share.css',
      source: String(file.source).replace('/share-font.woff2', `/${font}`) + darkBySystem(),
    };
  });
}

/** Until the reader chooses, the colours are those of the system. */
function darkBySystem(): string {
  const [, dark = ''] =
    /\[data-theme='dark'\] \{([^}]*)\}/.exec(readFileSync(path.join(source, 'tokens.css'), 'utf8')) ?? [];
  if (dark === '') throw new Error('the dark colours stand elsewhere now');
  return `@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark.replace(/\s*\n\s*/g, '')}}}`;
}
