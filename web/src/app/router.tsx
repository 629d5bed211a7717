import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  useNavigate,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { jobsPath, openPanel } from '../lib/panels.ts';
import { parseSearch, stringifySearch } from '../lib/params.ts';
import { homePath } from '../lib/redirect.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { paths } from './paths.ts';
import { RequireSession } from './RequireSession.tsx';
import { Root } from './Root.tsx';
import { RouteProblem } from './RouteProblem.tsx';

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundScreen, errorComponent: CrashScreen });

/** Another address of the same; what was asked for with it goes along. */
const alias = (path: string, to: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: () => <Navigate to={to} search={true as never} replace />,
  });

/** The jobs have no page of their own: they open over Home. */
function JobsLink() {
  const navigate = useNavigate();
  useEffect(() => {
    // Not before: a panel goes when its page does.
    void navigate({ to: homePath, replace: true }).then(() => openPanel('jobs'));
  }, [navigate]);
  return null;
}

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/app/sign-in',
  component: lazyRouteComponent(() => import('../slices/sign-up/screens/SignInScreen.tsx'), 'SignInScreen'),
});
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/app/sign-up',
  component: lazyRouteComponent(() => import('../slices/sign-up/screens/SignUpScreen.tsx'), 'SignUpScreen'),
});
const setUp = createRoute({
  getParentRoute: () => root,
  path: '/app/set-up',
  component: lazyRouteComponent(() => import('../slices/sign-up/screens/SetUpScreen.tsx'), 'SetUpScreen'),
});
const action = createRoute({
  getParentRoute: () => root,
  path: '/app/action',
  component: lazyRouteComponent(() => import('../slices/sign-up/screens/ActionScreen.tsx'), 'ActionScreen'),
  errorComponent: lazyRouteComponent(() => import('../slices/sign-up/screens/ActionScreen.tsx'), 'ActionProblem'),
});

/** Public, like the API's own description. */
const docs = createRoute({
  getParentRoute: () => root,
  path: paths.docs,
  component: lazyRouteComponent(() => import('../slices/docs/DocsScreen.tsx'), 'DocsScreen'),
});

/** Before the studio, without its frame. */
const onboarding = createRoute({
  getParentRoute: () => root,
  path: paths.onboarding,
  component: lazyRouteComponent(() => import('./OnboardingPage.tsx'), 'OnboardingPage'),
});

const studio = createRoute({ getParentRoute: () => root, id: 'studio', component: () => <RequireSession /> });
const home = createRoute({
  getParentRoute: () => studio,
  path: paths.home,
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
});
const textToSpeech = createRoute({
  getParentRoute: () => studio,
  path: paths.textToSpeech,
  component: lazyRouteComponent(() => import('./TextToSpeechPage.tsx'), 'TextToSpeechPage'),
});
const bulk = createRoute({
  getParentRoute: () => studio,
  path: paths.bulk,
  component: lazyRouteComponent(() => import('../slices/speech/bulk/BulkScreen.tsx'), 'BulkScreen'),
});
const history = createRoute({
  getParentRoute: () => studio,
  path: paths.history,
  component: lazyRouteComponent(() => import('../slices/history/screens/HistoryScreen.tsx'), 'HistoryScreen'),
});
const settings = createRoute({
  getParentRoute: () => studio,
  path: paths.settings,
  component: lazyRouteComponent(() => import('./SettingsPage.tsx'), 'SettingsPage'),
});
const invites = createRoute({
  getParentRoute: () => studio,
  path: paths.workspaceInvites,
  component: lazyRouteComponent(() => import('../slices/workspace/InvitesScreen.tsx'), 'InvitesScreen'),
});
const apiKeys = createRoute({
  getParentRoute: () => studio,
  path: paths.apiKeys,
  component: lazyRouteComponent(() => import('../slices/api-keys/ApiKeysScreen.tsx'), 'ApiKeysScreen'),
});
const checklist = createRoute({
  getParentRoute: () => studio,
  path: paths.checklist,
  component: lazyRouteComponent(() => import('../slices/onboarding/ChecklistScreen.tsx'), 'ChecklistScreen'),
});
const jobs = createRoute({ getParentRoute: () => studio, path: jobsPath, component: JobsLink });
const outbox = createRoute({
  getParentRoute: () => studio,
  path: paths.outbox,
  component: lazyRouteComponent(() => import('../slices/operator/OutboxScreen.tsx'), 'OutboxScreen'),
});

const operatorSupport = createRoute({
  getParentRoute: () => studio,
  path: paths.operatorSupport,
  component: lazyRouteComponent(() => import('../slices/operator/SupportScreen.tsx'), 'SupportScreen'),
});
const operatorFeedback = createRoute({
  getParentRoute: () => studio,
  path: paths.operatorFeedback,
  component: lazyRouteComponent(() => import('../slices/operator/FeedbackScreen.tsx'), 'FeedbackScreen'),
});
const operatorStatistics = createRoute({
  getParentRoute: () => studio,
  path: paths.operatorStatistics,
  component: lazyRouteComponent(() => import('../slices/operator/StatisticsScreen.tsx'), 'StatisticsScreen'),
});

/** The component sheet, which shows every control in every state. Nothing links to it, so only developers load it. */
const componentSheet = createRoute({
  getParentRoute: () => root,
  path: '/app/_ui',
  component: lazyRouteComponent(() => import('./ui-page/UiPage.tsx'), 'UiPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    alias('/', homePath),
    alias('/app', homePath),
    alias('/app/history', paths.history),
    alias('/app/speech-synthesis', paths.textToSpeech),
    signIn,
    signUp,
    setUp,
    action,
    docs,
    onboarding,
    studio.addChildren([
      home,
      textToSpeech,
      bulk,
      history,
      settings,
      invites,
      apiKeys,
      checklist,
      jobs,
      outbox,
      operatorSupport,
      operatorFeedback,
      operatorStatistics,
    ]),
    componentSheet,
  ]),
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
