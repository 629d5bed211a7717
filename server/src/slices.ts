/** The list of slices: adding one is one line. */
import type { Ctx } from './context.ts';
import type { Route } from './kernel/route.ts';
import type { SocketRoute } from './kernel/socket.ts';
import { accountRoutes } from './slices/account/account.routes.ts';
import { singleUseTokenRoutes } from './slices/account/single-use-tokens.routes.ts';
import { billingRoutes } from './slices/billing/billing.routes.ts';
import { historyRoutes } from './slices/history/history.routes.ts';
import { modelsRoutes } from './slices/models/models.routes.ts';
import { operatorRoutes } from './slices/operator/operator.routes.ts';
import { multiStreamInputSocket } from './slices/speech/sockets/multi-stream-input.ts';
import { speechRoutes } from './slices/speech/speech.routes.ts';
import { streamInputSocket } from './slices/speech/sockets/stream-input.ts';
import { voicesRoutes } from './slices/voices/voices.routes.ts';
import { workspaceRoutes } from './slices/workspace/workspace.routes.ts';

export const routes: Route<Ctx>[] = [
  ...accountRoutes,
  ...billingRoutes,
  ...historyRoutes,
  ...modelsRoutes,
  ...operatorRoutes,
  ...singleUseTokenRoutes,
  ...speechRoutes,
  ...voicesRoutes,
  ...workspaceRoutes,
];

export const sockets: SocketRoute<Ctx>[] = [streamInputSocket, multiStreamInputSocket];
