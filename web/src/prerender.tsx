/** Renders the public pages to HTML during the build, so that they are visible before any script runs. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { pages } from '#contract/pages.ts';
import { queryClient } from './lib/queries.ts';
import { SignInScreen } from './slices/sign-in/SignInScreen.tsx';
import { SignUpScreen } from './slices/sign-up/SignUpScreen.tsx';
import { DocsScreen } from './slices/docs/DocsScreen.tsx';
import { TooltipProvider } from './ui/overlay/Tooltip.tsx';

const screens = { [pages.signIn]: SignInScreen, [pages.signUp]: SignUpScreen, [pages.docs]: DocsScreen };

/** Renders a page; the app replaces it once it has loaded. */
export async function prerender(path: string): Promise<string | undefined> {
  if (!(path in screens)) return undefined;
  const root = createRootRoute();
  const children = Object.entries(screens).map(([at, component]) =>
    createRoute({ getParentRoute: () => root, path: at, component }),
  );
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren(children), history, isServer: true });
  await router.load();
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
}
