/** Lists the pages that users open first, which the manifests of the slices mark with `isEntry`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { pages, type PageName } from '../contract/src/pages.ts';

export interface EntryPage {
  page: PageName;
  /** The module of its lazy screen, seen from `src/`. */
  screen: string;
  layout: string;
}

const source = path.join(import.meta.dirname, 'src');

/** Reads the text of the manifests, because `load` does not say which file it imports. */
export const readEntryPages = (): EntryPage[] =>
  globSync('slices/*/slice.tsx', { cwd: source })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .flatMap((file) => entryPagesIn(file, readFileSync(path.join(source, file), 'utf8')));

export function entryPagesIn(file: string, text: string): EntryPage[] {
  const found: EntryPage[] = [];
  const visitor = new Visitor({
    ObjectExpression(node) {
      const route = new Map(
        node.properties.flatMap((one) => (one.type === 'Property' ? [[nameOf(one), one.value]] : [])),
      );
      if (!isTrue(route.get('isEntry'))) return;
      const page = textOf(route.get('page'));
      const load = route.get('load');
      const [, screen] = load ? (/\bimport\('([^']+)'\)/.exec(text.slice(load.start, load.end)) ?? []) : [];
      if (!isPage(page) || !screen)
        throw new Error(`${file}: an entry page names its page, and imports its screen in load`);
      const layout = textOf(route.get('layout')) ?? '';
      found.push({ page, screen: path.posix.join(path.posix.dirname(file), screen), layout });
    },
  });
  visitor.visit(parseSync(file, text).program);
  return found;
}

const isPage = (name: string | undefined): name is PageName => name !== undefined && name in pages;
const nameOf = ({ key }: ESTree.ObjectProperty) => (key.type === 'Identifier' ? key.name : undefined);
const isTrue = (value: ESTree.Expression | undefined) => value?.type === 'Literal' && value.value === true;
const textOf = (value: ESTree.Expression | undefined) =>
  value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
