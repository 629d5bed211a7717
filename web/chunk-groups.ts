/**
 * Says which modules share a file. A request costs a phone more than a few kilobytes, so what is loaded together is in
 * few files, and each of the pages that people open first loads nothing of the others.
 */
import path from 'node:path';
import type { Rolldown } from 'vite';
import { readEntryPages, type EntryPage } from './entry-pages.ts';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

const source = path.join(import.meta.dirname, 'src');
const inSource = (file: string) => path.join(source, file);
const iconLibrary = /[\\/]lucide-react[\\/]/;
const schemaLibrary = /[\\/]zod[\\/]/;
/** The modules that name screens and what the frame asks of the slices. */
const lists =
  /[\\/]slices[\\/][^\\/]+[\\/](?:slice\.tsx|load-(?:screen|tab)\.ts)$|[\\/]app[\\/](?:routes\.tsx|slices\.ts)$/;
const operatorSlices = /[\\/]slices[\\/](?:accounts|instance|operator)[\\/]/;

/** The module that draws the frame around the screens of the studio. */
export const frameModule = 'app/gates/StudioLayout.tsx';

const importsOf = (id: string, context: Context) => context.getModuleInfo(id)?.importedIds ?? [];
/** Languages, schemas and libraries that are imported so are files of their own. */
const dynamicImportsOf = (id: string, context: Context) =>
  (context.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((one) => !/^\0|\?|node_modules/.test(one));

/** Finds the icons that a module imports, because the library exports all of them from one module. */
function iconsOf(id: string, library: string, context: Context): string[] {
  const exported = context.getModuleInfo(library)?.code ?? '';
  const [, names = ''] =
    /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(context.getModuleInfo(id)?.code ?? '') ?? [];
  return names.split(',').flatMap((name) => {
    const [icon = ''] = name.trim().split(/\s+as\s+/);
    const [, file] = new RegExp(`\\bas ${icon}\\b[^;]*?from\\s*["']\\./(icons/[^"']+)["']`).exec(exported) ?? [];
    return icon && file ? [path.join(path.dirname(library), file)] : [];
  });
}

const publicPart = /[\\/]slices[\\/][^\\/]+[\\/]public\.ts$/;

/** Finds the modules that a module uses of another slice's public part, because it loads nothing else of it. */
function usedOf(id: string, part: string, context: Context): string[] {
  const resolve = (from: string, to: string) => path.resolve(path.dirname(from), to);
  const code = context.getModuleInfo(id)?.code ?? '';
  const imports = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)];
  const exports = [
    ...(context.getModuleInfo(part)?.code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g),
  ];
  const namesIn = (list: string) => list.split(',').map((name) => name.trim().split(/\s+as\s+/));
  const used = imports
    .filter(([, , from = '']) => resolve(id, from) === part)
    .flatMap(([, list = '']) => namesIn(list).map(([name]) => name ?? ''));
  return used.filter(Boolean).map((name) => {
    const [, , from] = exports.find(([, list = '']) => namesIn(list).some((one) => one.at(-1) === name)) ?? [];
    // What the public part defines itself brings all that it imports.
    return from === undefined ? part : resolve(part, from);
  });
}

/** Finds all that modules load at once, themselves included. */
function loadedWith(starts: string[], context: Context): Set<string> {
  const waiting = [...starts];
  const seen = new Set<string>();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    for (const one of importsOf(id, context)) {
      if (iconLibrary.test(one) && !iconLibrary.test(id)) waiting.push(...iconsOf(id, one, context));
      else if (publicPart.test(one)) waiting.push(...usedOf(id, one, context));
      else if (!schemaLibrary.test(one)) waiting.push(one);
    }
  }
  return seen;
}

/** Finds the lazy parts of what modules load, the lazy parts of those, and all that each of them loads. */
function loadedAfter(starts: string[], context: Context): Set<string> {
  const found = new Set<string>();
  let added = [...loadedWith(starts, context)];
  while (added.length > 0) {
    const parts = added.filter((id) => !lists.test(id)).flatMap((id) => dynamicImportsOf(id, context));
    added = [...loadedWith(parts, context)].filter((id) => !found.has(id));
    for (const id of added) found.add(id);
  }
  return found;
}

function modulesOfApp(context: Context): string[] {
  // A set that grows while it is read is read to its new end.
  const found = new Set([inSource('main.tsx')]);
  for (const id of found)
    for (const one of [...importsOf(id, context), ...dynamicImportsOf(id, context)]) found.add(one);
  return [...found];
}

/** Names what loads a module. */
type Loaders = Map<string, Set<string>>;

function note(loaders: Loaders, name: string, modules: Iterable<string>): void {
  for (const id of modules) loaders.set(id, (loaders.get(id) ?? new Set()).add(name));
}

/** Other pages may use the schemas of a module of which a page uses something else. */
const hasSchemas = (id: string, context: Context) => importsOf(id, context).some((one) => schemaLibrary.test(one));

/** Names the first pages that load a module at once. A lazy part of a page is no part of this. */
function firstPagesByModule(entries: EntryPage[], context: Context): Loaders {
  const found: Loaders = new Map();
  for (const { page, screen, layout } of entries) {
    const starts = [screen, ...(layout === 'studio' ? [frameModule] : [])].map(inSource);
    note(
      found,
      page,
      [...loadedWith(starts, context)].filter((id) => !hasSchemas(id, context)),
    );
  }
  return found;
}

/** What follows on every page: the lazy parts of the frame, among them the actions and live updates of the slices. */
const late = 'late';

/** Names what else loads a module: every page a moment later, a first page with its lazy parts, or another screen. */
function laterLoadersByModule(entries: EntryPage[], context: Context): Loaders {
  const found: Loaders = new Map();
  const listed = modulesOfApp(context)
    .filter((id) => lists.test(id))
    .flatMap((id) => dynamicImportsOf(id, context));
  const noteAll = (name: string, starts: string[]) => {
    note(found, name, loadedWith(starts, context));
    note(found, name, loadedAfter(starts, context));
  };
  note(found, late, loadedAfter(['main.tsx', frameModule].map(inSource), context));
  const together = {
    settings: /[\\/]slice-settings\.ts$/,
    links: /[\\/]slice-links\.ts$/,
  };
  for (const [name, files] of Object.entries(together))
    noteAll(
      name,
      listed.filter((id) => files.test(id)),
    );
  const firstScreens = new Map(entries.map(({ page, screen }) => [inSource(screen), page]));
  for (const screen of listed.filter((id) => id.endsWith('.tsx'))) {
    const page = firstScreens.get(screen);
    if (page) note(found, page, loadedAfter([screen], context));
    else if (screen !== inSource(frameModule)) noteAll(screen, [screen]);
  }
  return found;
}

/** Names the file of a module that no first page loads at once. */
function laterFile(loaders: Set<string>, isFirst: (loader: string) => boolean): string {
  const [only = '', ...others] = loaders;
  if (loaders.has(late)) return late;
  if (others.length === 0) return isFirst(only) ? `${only}-parts` : path.basename(only, '.tsx');
  if ([...loaders].some(isFirst)) return 'shared-parts';
  return [...loaders].every((one) => operatorSlices.test(one)) ? 'operators' : 'shared';
}

/**
 * Modules that the same pages load are one file. What a module imports is loaded by at least the same pages, so no two
 * files import each other.
 */
export function chunkGroups(): Group[] {
  const entries = readEntryPages();
  // Each of these is loaded by itself, and stays a file of its own.
  const starts = new Set([...entries.map(({ screen }) => screen), frameModule].map(inSource));
  const firstPages = new Set(entries.map(({ page }) => String(page)));
  const apart = new Set(
    entries
      .filter(({ page, layout }) => layout !== 'studio' || page === 'textToSpeech')
      .map(({ page }) => String(page)),
  );
  let known: { first: Loaders; later: Loaders } | undefined;
  const fileOf = (id: string, context: Context): string | null => {
    known ??= { first: firstPagesByModule(entries, context), later: laterLoadersByModule(entries, context) };
    if (starts.has(id)) return null;
    const names = [...(known.first.get(id) ?? [])].toSorted();
    const loaders = known.later.get(id) ?? new Set();
    // What also follows on every page is apart, so that not all of these pages follows with it. Home and history have no
    // room for one more file.
    if (names.length > 0)
      return [...names, ...(loaders.has(late) && names.every((one) => apart.has(one)) ? [late] : [])].join('-');
    if (loaders.size === 0) return null;
    // Schemas would be loaded with all that is in the same file.
    if (hasSchemas(id, context))
      return id
        .split(/[\\/]/)
        .slice(-2)
        .join('-')
        .replace(/\.tsx?$/, '');
    return laterFile(loaders, (loader) => firstPages.has(loader));
  };
  return [
    { name: 'first', tags: ['$initial'], priority: 3 },
    // No first page loads it: forms do at their first check.
    { name: 'schemas', test: schemaLibrary, priority: 2, includeDependenciesRecursively: false },
    { name: fileOf, debugName: 'by what loads it', priority: 1, includeDependenciesRecursively: false },
  ];
}
