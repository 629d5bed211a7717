/** Builds the tree of routes from the manifests of the slices. */
import { createRootRoute, createRoute, Navigate, type AnyRoute } from '@tanstack/react-router';
import { componentSheet, pages, type PageName, type PageSearch } from '#contract/pages.ts';
import type { PageRoute } from '../lib/slice.ts';
import { lazyPart } from '../ui/feedback/lazy-part.tsx';
import { CrashScreen } from './problems/CrashScreen.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { Root } from './Root.tsx';
import { pageRoutes } from './slices.ts';

const NotFoundScreen = lazyPart(async () => (await import('./problems/NotFoundScreen.tsx')).NotFoundScreen);

const root = createRootRoute({
  component: Root,
  notFoundComponent: () => <NotFoundScreen />,
  errorComponent: CrashScreen,
});

/** The frame is loaded beside the screen, because public pages have none. */
const layouts = {
  studio: createRoute({
    getParentRoute: () => root,
    id: 'studio',
    component: lazyScreen(async () => (await import('./gates/StudioLayout.tsx')).StudioLayout),
  }),
  'signed-in': createRoute({
    getParentRoute: () => root,
    id: 'signed-in',
    component: lazyScreen(async () => (await import('./gates/SignedInLayout.tsx')).SignedInLayout),
  }),
};

/** The type holds the address and the parameters of the page. The layouts in between add nothing to either. */
const pageRoute = <N extends PageName>(page: N, { layout, load, loadProblem }: PageRoute) =>
  createRoute({
    getParentRoute: () => (layout === 'public' ? root : (layouts[layout] as AnyRoute as typeof root)),
    path: pages[page],
    validateSearch: (search: Record<string, unknown>) => search as PageSearch<N>,
    component: lazyScreen(load),
    ...(loadProblem ? { errorComponent: lazyScreen(loadProblem) } : {}),
  });

/** Redirects to the page and passes the parameters on. */
function Alias({ page }: { page: PageName }) {
  return <Navigate to={pages[page]} search={(given) => given} replace />;
}

const aliasRoutes = pageRoutes.flatMap(({ page, aliases = [] }) =>
  aliases.map((path) => createRoute({ getParentRoute: () => root, path, component: () => <Alias page={page} /> })),
);

/** The component sheet shows every control in every state. Nothing links to it, so only developers load it. */
const sheet = createRoute({
  getParentRoute: () => root,
  path: componentSheet,
  component: lazyScreen(async () => (await import('./ui-page/UiPage.tsx')).UiPage),
});

const inLayout = (name: PageRoute['layout']) =>
  pageRoutes.filter(({ layout }) => layout === name).map((route) => pageRoute(route.page, route));

const children: AnyRoute[] = [
  ...aliasRoutes,
  ...inLayout('public'),
  layouts['signed-in'].addChildren(inLayout('signed-in')),
  layouts.studio.addChildren(inLayout('studio')),
  sheet,
];

/** A test checks that every page has a route, so the type may list them all. */
type PageRoutes = { [N in PageName]: ReturnType<typeof pageRoute<N>> };

export const routeTree = root.addChildren(children as unknown as PageRoutes);
