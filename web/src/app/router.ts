import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../lib/address/params.ts';
import { RouteProblem } from './problems/RouteProblem.tsx';
import { routeTree } from './routes.tsx';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: RouteProblem,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
