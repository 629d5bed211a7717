/** Compiles the catalogues in messages/ (ICU) to functions at build time, so that no parser is loaded by a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import type { Plugin } from 'vite';

/** Notices are worded by the server too, in mails; the rest is the web app's own. */
const folders = [path.join(import.meta.dirname, 'messages'), path.join(import.meta.dirname, '../contract/messages')];
const all = 'virtual:messages/';
const marker = '\0messages:';

/** The files of a language, by the names of their catalogues. */
const filesOf = (locale: string): Map<string, string> =>
  new Map(
    folders.flatMap((folder) =>
      readdirSync(path.join(folder, locale))
        .filter((file) => file.endsWith('.json'))
        .map((file) => [path.basename(file, '.json'), path.join(folder, locale, file)] as const),
    ),
  );

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

export const messagesPlugin = (): Plugin => ({
  name: 'veery-messages',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith(all)) return marker + source.slice(all.length);
    if (!source.endsWith('.json') || !importer) return undefined;
    const file = path.resolve(path.dirname(importer), source);
    const folder = folders.find((one) => file.startsWith(one + path.sep));
    return folder && marker + path.relative(folder, file).replace(/\.json$/, '');
  },
  load(id) {
    if (!id.startsWith(marker)) return undefined;
    const [locale = 'en', name] = id.slice(marker.length).split(/[\\/]/);
    const files = [...filesOf(locale)].filter(([own]) => name === undefined || own === name);
    for (const [, file] of files) this.addWatchFile(file);
    // Unknown arguments and plural keys are mistakes of the catalogue: they stop the build.
    const format = new MessageFormat(locale, { strictPluralKeys: true, biDiSupport: false });
    const catalogues = Object.fromEntries(files.map(([own, file]) => [own, read(file)]));
    return compileModule(format, name === undefined ? catalogues : (catalogues[name] ?? {}));
  },
});
