/** Renders the pages that people open first to HTML during the build, so that they are visible before any script runs. */
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { ConsentBanner } from './slices/privacy/ConsentBanner.tsx';
import { Shell } from './app/frame/Shell.tsx';
import { sidebarStore } from './app/frame/sidebar-state.ts';
import { queryClient } from './lib/queries.ts';
import { sessionStore } from './lib/session.ts';

export interface Prerendered {
  html: string;
  /** The addresses that the page reads as soon as its user is known. */
  reads: string[];
}

/** The frame has another shape in a narrow window, and where its user has folded the sidebar. */
const frames = [
  { name: 'narrow', width: 390, isFolded: false },
  { name: 'wide', width: 1440, isFolded: false },
  { name: 'folded', width: 1440, isFolded: true },
];

/** Renders a public screen; the app replaces it once it has loaded. */
export const renderPublic = async (address: string, component: RouteComponent): Promise<Prerendered> => ({
  html: await render(address, component),
  reads: [],
});

/** Renders the question for consent, which a first visitor sees on every page. */
export function renderConsent(): string {
  const html = renderToString(<ConsentBanner />);
  queryClient.clear();
  return html;
}

/** Renders the frame around a screen that has read nothing yet, once for each of its shapes. Styles show one of them. */
export async function renderInFrame(address: string, Screen: RouteComponent): Promise<Prerendered> {
  sessionStore.set({ status: 'in', email_verified: true });
  queryClient.clear();
  let html = '';
  for (const { name, width, isFolded } of frames) {
    globalThis.matchMedia = (query) => ({ matches: isMatch(query, width) }) as MediaQueryList;
    sidebarStore.set({ isFolded });
    const frame = await render(address, () => (
      <Shell>
        <Screen />
      </Shell>
    ));
    html += `<div data-frame="${name}">${frame}</div>`;
  }
  Reflect.deleteProperty(globalThis, 'matchMedia');
  return { html, reads: recordReads() };
}

function isMatch(query: string, width: number): boolean {
  const [, limit, pixels] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? [];
  return limit === 'min' ? width >= Number(pixels) : limit === 'max' && width <= Number(pixels);
}

async function render(address: string, component: RouteComponent): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component, notFoundComponent: component }),
    history: createMemoryHistory({ initialEntries: [address] }),
    isServer: true,
  });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

/** Lets the queries of what was rendered ask a server that only writes down what they ask for. */
function recordReads(): string[] {
  const { fetch } = globalThis;
  const reads = new Set<string>();
  globalThis.fetch = (url, options) => {
    if (options?.method === 'GET') reads.add(String(url));
    return Promise.reject(new Error('The build asks no server.'));
  };
  for (const query of queryClient.getQueryCache().getAll()) {
    if ((query.options as { enabled?: unknown }).enabled !== false) query.fetch().catch(() => undefined);
  }
  void queryClient.cancelQueries();
  globalThis.fetch = fetch;
  return [...reads];
}
