/** The list of slices: adding one is one line. */
import type { Ctx } from './context.ts';
import type { Route } from './kernel/route.ts';
import { accountRoutes } from './slices/account/account.routes.ts';
import { billingRoutes } from './slices/billing/billing.routes.ts';
import { historyRoutes } from './slices/history/history.routes.ts';
import { modelsRoutes } from './slices/models/models.routes.ts';
import { operatorRoutes } from './slices/operator/operator.routes.ts';
import { speechRoutes } from './slices/speech/speech.routes.ts';
import { voicesRoutes } from './slices/voices/voices.routes.ts';
import { workspaceRoutes } from './slices/workspace/workspace.routes.ts';

export const routes: Route<Ctx>[] = [
  ...accountRoutes,
  ...billingRoutes,
  ...historyRoutes,
  ...modelsRoutes,
  ...operatorRoutes,
  ...speechRoutes,
  ...voicesRoutes,
  ...workspaceRoutes,
];
