/** Renders the public pages to HTML during the build, so that they are visible before any script runs. */
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

/** Renders the screen of a page; the app replaces it once it has loaded. */
export async function renderScreen(component: RouteComponent): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
    isServer: true,
  });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}
