/**
 * Says which modules share a file. A request costs a phone more than a few kilobytes, so what the pages that people open
 * first have in common is in few files, and each of those pages loads nothing of the others.
 */
import path from 'node:path';
import type { Rolldown } from 'vite';
import { readEntryPages } from './entry-pages.ts';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

const source = path.join(import.meta.dirname, 'src');
const iconLibrary = /[\\/]lucide-react[\\/]/;
const schemaLibrary = /[\\/]zod[\\/]/;
const sliceActions = /[\\/]slices[\\/][^\\/]+[\\/]actions\.ts$/;
const sliceLiveUpdates = /[\\/]slices[\\/][^\\/]+[\\/]live-updates\.ts$/;

/** The module that draws the frame around the screens of the studio. */
export const frameModule = 'app/gates/StudioLayout.tsx';

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

/** Gives each module the names of the first pages that load it. A lazy part of a page is no part of this. */
function pagesByModule(context: Context): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { page, screen, layout } of readEntryPages()) {
    const waiting = [screen, ...(layout === 'studio' ? [frameModule] : [])].map((file) => path.join(source, file));
    const seen = new Set<string>();
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const imported = context.getModuleInfo(id)?.importedIds ?? [];
      // Other pages may use the schemas of a module of which these use something else.
      if (!imported.some((one) => schemaLibrary.test(one))) found.set(id, (found.get(id) ?? new Set()).add(page));
      for (const one of imported) {
        if (iconLibrary.test(one) && !iconLibrary.test(id)) waiting.push(...iconsOf(id, one, context));
        else if (publicPart.test(one)) waiting.push(...usedOf(id, one, context));
        else if (!schemaLibrary.test(one)) waiting.push(one);
      }
    }
  }
  return found;
}

/**
 * Modules that the same pages load are one file. What a module imports is loaded by at least the same pages, and larger
 * sets come first, so no two files import each other.
 */
export function chunkGroups(): Group[] {
  const entries = readEntryPages();
  // Each of these is loaded by itself, and stays a file of its own.
  const starts = new Set([...entries.map(({ screen }) => screen), frameModule].map((file) => path.join(source, file)));
  let byModule: Map<string, Set<string>> | undefined;
  const nameOf = (size: number) => (id: string, context: Context) => {
    byModule ??= pagesByModule(context);
    const pages = starts.has(id) ? undefined : byModule.get(id);
    if (!pages) return null;
    // An icon is smaller than the request for a file of its own.
    if (iconLibrary.test(id) && pages.size > 1) return size === entries.length ? 'icons' : null;
    return pages.size === size ? [...pages].toSorted().join('-') : null;
  };
  return [
    { name: 'first', tags: ['$initial'], priority: entries.length + 2 },
    // No first page loads it: forms do at their first check.
    { name: 'schemas', test: schemaLibrary, priority: entries.length + 1, includeDependenciesRecursively: false },
    // They are loaded together, once the first screen is there.
    { name: 'actions', test: sliceActions, priority: entries.length + 1, includeDependenciesRecursively: false },
    {
      name: 'live-updates',
      test: sliceLiveUpdates,
      priority: entries.length + 1,
      includeDependenciesRecursively: false,
    },
    ...entries.map((_, at) => ({
      name: nameOf(at + 1),
      debugName: `of ${at + 1} pages`,
      priority: at + 1,
      includeDependenciesRecursively: false,
    })),
  ];
}
