import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Navigate } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../lib/params.ts';
import { homePath } from '../lib/redirect.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { RequireSession } from './RequireSession.tsx';
import { Root } from './Root.tsx';

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundScreen, errorComponent: CrashScreen });

const home = () => <Navigate to={homePath} replace />;
const entry = (path: string) => createRoute({ getParentRoute: () => root, path, component: home });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/app/sign-in',
  component: lazyRouteComponent(() => import('../slices/account/SignInScreen.tsx'), 'SignInScreen'),
});
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/app/sign-up',
  component: lazyRouteComponent(() => import('../slices/account/SignUpScreen.tsx'), 'SignUpScreen'),
});
const setUp = createRoute({
  getParentRoute: () => root,
  path: '/app/set-up',
  component: lazyRouteComponent(() => import('../slices/account/SetUpScreen.tsx'), 'SetUpScreen'),
});
const action = createRoute({
  getParentRoute: () => root,
  path: '/app/action',
  component: lazyRouteComponent(() => import('../slices/account/ActionScreen.tsx'), 'ActionScreen'),
});

/** Public, like the API's own description. */
const docs = createRoute({
  getParentRoute: () => root,
  path: '/docs',
  component: lazyRouteComponent(() => import('../slices/docs/DocsScreen.tsx'), 'DocsScreen'),
});

const studio = createRoute({ getParentRoute: () => root, id: 'studio', component: RequireSession });
const textToSpeech = createRoute({
  getParentRoute: () => studio,
  path: '/app/speech-synthesis/text-to-speech',
  component: lazyRouteComponent(() => import('./TextToSpeechPage.tsx'), 'TextToSpeechPage'),
});
// A child, so that the screen stays mounted while its tab changes.
const textToSpeechHistory = createRoute({ getParentRoute: () => textToSpeech, path: 'history' });
const outbox = createRoute({
  getParentRoute: () => studio,
  path: '/app/outbox',
  component: lazyRouteComponent(() => import('../slices/operator/OutboxScreen.tsx'), 'OutboxScreen'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    entry('/'),
    entry('/app'),
    entry('/app/home'),
    entry('/app/speech-synthesis'),
    signIn,
    signUp,
    setUp,
    action,
    docs,
    studio.addChildren([textToSpeech.addChildren([textToSpeechHistory]), outbox]),
  ]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
