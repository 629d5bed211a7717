/** Checks the frame against the manifests that it is derived from. */
import path from 'node:path';
import { createMemoryHistory, createRouter, type AnyRoute } from '@tanstack/react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { collections } from '#contract/live/types.ts';
import { pages, type PageName } from '#contract/pages.ts';
import { actionModes } from '#contract/security/types.ts';
import { entryPagesIn, readEntryPages } from '../../entry-pages.ts';
import type { LiveUpdates, NavigationEntry, PageRoute, SettingsSection, SliceActions } from '../lib/slice.ts';
import type * as Frame from './frame/frame-actions.ts';
import type * as Nav from './frame/nav.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import type { SweepEntry } from '../testing/sweep.ts';

let pageRoutes: readonly PageRoute[];
let entries: readonly NavigationEntry[];
let nav: typeof Nav;
let frame: typeof Frame;
let sliceActions: readonly SliceActions[];
let sliceUpdates: readonly LiveUpdates[];
let routeTree: AnyRoute;

beforeAll(async () => {
  fakeBrowser();
  // The player creates its one audio element when it is imported.
  vi.stubGlobal('Audio', class extends EventTarget {});
  // Dialogs look at what has the focus when they are imported.
  vi.stubGlobal('HTMLElement', class extends EventTarget {});
  // The router registers itself on `self`.
  vi.stubGlobal('self', globalThis);
  vi.resetModules();
  ({ pageRoutes } = await import('./slices.ts'));
  nav = await import('./frame/nav.ts');
  ({ entries } = nav);
  frame = await import('./frame/frame-actions.ts');
  ({ sliceActions } = await import('./slice-actions.ts'));
  ({ sliceUpdates } = await import('./slice-updates.ts'));
  ({ routeTree } = await import('./routes.tsx'));
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const duplicates = <T>(list: readonly T[]): T[] => list.filter((one, at) => list.indexOf(one) !== at);
const allPages = Object.keys(pages) as PageName[];

describe('routes', () => {
  it('exist for every page, once', () => {
    expect(pageRoutes.map(({ page }) => page).toSorted()).toEqual(allPages.toSorted());
  });

  it('have addresses of their own, and so have their aliases', () => {
    const aliases = pageRoutes.flatMap(({ aliases: others = [] }) => others);
    expect(duplicates([...Object.values<string>(pages), ...aliases])).toEqual([]);
  });

  it('are what the router matches', () => {
    const router = createRouter({ routeTree, history: createMemoryHistory(), origin: 'https://veery.test' });
    for (const { page, layout, aliases = [] } of pageRoutes) {
      for (const path of [pages[page], ...aliases]) {
        const [matched, , found] = router.getMatchedRoutes(path);
        expect(found?.fullPath, path).toBe(path);
        const isInLayout = path === pages[page] && layout !== 'public';
        expect(
          matched.some(({ id }) => id === `/${layout}`),
          path,
        ).toBe(isInLayout);
      }
    }
  });
});

describe('the pages that people open first', () => {
  it('are found by the build, each with its screen', async () => {
    const entries = readEntryPages();
    expect(entries.map(({ page }) => page).toSorted()).toEqual(
      pageRoutes.flatMap(({ page, isEntry }) => (isEntry ? [page] : [])).toSorted(),
    );
    for (const { page, screen, layout } of entries) {
      const route = pageRoutes.find((one) => one.page === page);
      const module = (await import(/* @vite-ignore */ `../${screen}`)) as Record<string, unknown>;
      expect(module[path.basename(screen, '.tsx')], page).toBe(await route?.load());
      expect(layout, page).toBe(route?.layout);
    }
  });

  it('stop the build where they cannot be read', () => {
    const manifest = `export const a = defineSlice({ routes: [{ page: 'home', isEntry: true, load: screen }] });`;
    expect(() => entryPagesIn('slices/a/slice.tsx', manifest)).toThrow('imports its screen in load');
  });
});

describe('navigation', () => {
  it('leads to pages inside the frame, to each from one entry', () => {
    const inFrame = pageRoutes.filter(({ layout }) => layout === 'studio').map(({ page }) => page);
    expect(entries.filter(({ page }) => !inFrame.includes(page))).toEqual([]);
    expect(duplicates(entries.map(({ page }) => page))).toEqual([]);
  });

  it('marks an entry for every page that counts as another', () => {
    const marked = pageRoutes.flatMap(({ countsAs }) => countsAs ?? []);
    expect(marked.filter((page) => !entries.some((entry) => entry.page === page))).toEqual([]);
  });

  it('belongs to the longest address that a page’s own begins with', () => {
    expect(nav.currentPath(pages.textToSpeech)).toBe(pages.textToSpeech);
    expect(nav.currentPath(pages.history)).toBe(pages.history);
    expect(nav.currentPath(pages.bulk)).toBe(pages.textToSpeech);
    expect(nav.currentPath(pages.instanceSupport)).toBe(pages.instance);
    expect(nav.currentPath(`${pages.instance}/7`)).toBe(pages.instance);
    expect(nav.currentPath(`${pages.home}less`)).toBeUndefined();
  });

  it('shows what it always showed', () => {
    expect(nav.navGroups().map(({ items }) => items.map(({ to }) => to))).toEqual([
      [pages.home],
      [
        pages.textToSpeech,
        pages.voiceChanger,
        pages.voiceIsolator,
        pages.speechToText,
        pages.pronunciation,
        pages.history,
      ],
    ]);
    expect(nav.footerItems(undefined).map(({ to }) => to)).toEqual([pages.settings, pages.apiKeys]);
    expect(nav.phoneItems().map(({ label }) => label)).toEqual(['Home', 'Create', 'History']);
  });
});

describe('the palette', () => {
  it('has actions with ids of their own', () => {
    const actions = frame.frameActions(() => undefined, true);
    expect(duplicates(actions.map(({ id }) => id))).toEqual([]);
  });

  it('gives each key after G to one page', () => {
    const letters = sliceActions.flatMap(({ pages: ways = {} }) => Object.values(ways).flatMap(({ key }) => key ?? []));
    expect(letters.filter((letter) => !/^[A-Z]$/.test(letter))).toEqual([]);
    expect(duplicates(letters)).toEqual([]);
  });

  it('offers the pages of the operators to them alone', () => {
    const ids = (isOperator: boolean) => frame.frameActions(() => undefined, isOperator).map(({ id }) => id);
    expect(ids(true).filter((id) => !ids(false).includes(id))).toEqual([
      'go-instanceReports',
      'go-instance',
      'go-instanceStatistics',
      'go-instanceModels',
      'go-instanceJobs',
      'go-instanceStorage',
      'go-instanceFlags',
      'go-instanceSettings',
      'go-instanceAudit',
      'go-instanceAccounts',
      'go-instanceMail',
      'go-instanceFeedback',
      'go-instanceItemFeedback',
      'go-instanceSupport',
    ]);
  });
});

it('lists the actions and the live updates of every slice', () => {
  const actions = import.meta.glob('../slices/*/actions.ts');
  const updates = import.meta.glob('../slices/*/live-updates.ts');
  expect(new Set(sliceActions).size).toBe(Object.keys(actions).length);
  expect(new Set(sliceUpdates).size).toBe(Object.keys(updates).length);
});

it('follows the changes of every collection', () => {
  const followed = new Set(sliceUpdates.flatMap((one) => Object.keys(one)));
  expect([...followed].toSorted()).toEqual([...collections].toSorted());
});

it('carries out every link that a mail may hold, each in one slice', async () => {
  const { sliceLinks } = await import('./slice-links.ts');
  expect(sliceLinks.flatMap((one) => Object.keys(one)).toSorted()).toEqual(actionModes.toSorted());
});

describe('the page of settings', () => {
  it('has sections with an id and a place of their own', async () => {
    const { sliceSettings: sections } = await import('./slice-settings.ts');
    const files = import.meta.glob<{ settings?: readonly SettingsSection[] }>('../slices/*/{,settings/}settings.ts');
    const read = await Promise.all(Object.values(files).map((load) => load()));
    expect(new Set(sections)).toEqual(new Set(read.flatMap(({ settings = [] }) => settings)));
    expect(duplicates(sections.map(({ id }) => id))).toEqual([]);
    expect(duplicates(sections.map(({ order }) => order))).toEqual([]);
  });
});

describe('the sweep', () => {
  const files = import.meta.glob<{ sweep: readonly SweepEntry[] }>('../{app,slices/*}/*.sweep.ts', { eager: true });
  const swept = Object.values(files).flatMap(({ sweep }) => sweep);
  const pathOf = (entry: SweepEntry) => entry.path.split(/[?#]/)[0];

  it('looks at every page', () => {
    // The sweep's account has completed onboarding, which e2e/onboarding.spec.ts visits instead, and it has no
    // transcript, which e2e/speech-to-text.spec.ts makes.
    const elsewhere: PageName[] = ['onboarding', 'transcript', 'dictionary'];
    const paths = new Set(swept.map(pathOf));
    expect(allPages.filter((page) => !paths.has(pages[page]))).toEqual(elsewhere);
  });

  it('signs in for what is not public, and gives each look a name of its own', () => {
    const isPublic = new Map<string, boolean>(pageRoutes.map(({ page, layout }) => [pages[page], layout === 'public']));
    for (const entry of swept)
      expect(entry.isPublic ?? false, entry.name).toBe(isPublic.get(pathOf(entry) ?? '') ?? false);
    expect(duplicates(swept.map(({ name }) => name))).toEqual([]);
  });
});
