/** Compiles the catalogues in messages/ (ICU) to functions at build time, so that no parser is loaded by a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import type { Plugin } from 'vite';

const folder = path.join(import.meta.dirname, 'messages');
const all = 'virtual:messages/';
const marker = '\0messages:';

const catalogues = (locale: string) => readdirSync(path.join(folder, locale)).filter((file) => file.endsWith('.json'));

const read = (locale: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')) as Record<string, string>;

/** Every catalogue of a language, by name. */
const readAll = (locale: string): Record<string, Record<string, string>> =>
  Object.fromEntries(catalogues(locale).map((file) => [path.basename(file, '.json'), read(locale, file)]));

export const messagesPlugin = (): Plugin => ({
  name: 'veery-messages',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith(all)) return marker + source.slice(all.length);
    if (!source.endsWith('.json') || !importer) return undefined;
    const file = path.resolve(path.dirname(importer), source);
    return file.startsWith(folder + path.sep) ? marker + path.relative(folder, file).replace(/\.json$/, '') : undefined;
  },
  load(id) {
    if (!id.startsWith(marker)) return undefined;
    const [locale = 'en', name] = id.slice(marker.length).split(/[\\/]/);
    const files = name ? [`${name}.json`] : catalogues(locale);
    for (const file of files) this.addWatchFile(path.join(folder, locale, file));
    // Unknown arguments and plural keys are mistakes of the catalogue: they stop the build.
    const format = new MessageFormat(locale, { strictPluralKeys: true, biDiSupport: false });
    return compileModule(format, name ? read(locale, `${name}.json`) : readAll(locale));
  },
});
