/** The list of slices: adding one is one line. */
import type { Ctx, Parts } from './context.ts';
import type { WorkHandler } from './kernel/jobs/jobs.ts';
import type { Route } from './kernel/http/route.ts';
import type { SocketRoute } from './kernel/http/socket.ts';
import { accountRoutes } from './slices/sign-in/sign-in.routes.ts';
import { personalDataHandler } from './slices/privacy/personal-data.jobs.ts';
import { securityRoutes } from './slices/security/security.routes.ts';
import { apiKeyRoutes } from './slices/api-keys/api-keys.routes.ts';
import { sensitiveActionRoutes } from './slices/security/sensitive-actions.routes.ts';
import { supportAccessRoutes } from './slices/support-access/support-access.routes.ts';
import { accountMailHandler } from './slices/sign-up/account-mail.service.ts';
import { signUpRoutes } from './slices/sign-up/sign-up.routes.ts';
import { singleUseTokenRoutes } from './slices/api-keys/single-use-tokens.routes.ts';
import { onboardingRoutes } from './slices/onboarding/onboarding.routes.ts';
import { userRoutes } from './slices/profile/profile.routes.ts';
import { analyticsRoutes } from './slices/analytics/analytics.routes.ts';
import { billingRoutes } from './slices/billing/billing.routes.ts';
import { feedbackRoutes } from './slices/feedback/feedback.routes.ts';
import { geolocationRoutes } from './slices/geolocation/geolocation.routes.ts';
import { historyZipHandler } from './slices/history/history.jobs.ts';
import { historyRoutes } from './slices/history/history.routes.ts';
import { jobsRoutes } from './slices/jobs/jobs.routes.ts';
import { liveRoutes } from './slices/live/live.routes.ts';
import { mailHandler } from './platform/notify/mail/delivery.ts';
import { messagesRoutes } from './slices/messages/messages.routes.ts';
import { modelsRoutes } from './slices/models/models.routes.ts';
import { operatorRoutes } from './slices/operator/operator.routes.ts';
import { multiStreamInputSocket } from './slices/speech-sockets/multi-stream-input.ts';
import { speechRoutes } from './slices/speech/speech.routes.ts';
import { speechBatchHandler } from './slices/speech-batches/speech-batches.jobs.ts';
import { speechBatchesRoutes } from './slices/speech-batches/speech-batches.routes.ts';
import { streamInputSocket } from './slices/speech-sockets/stream-input.ts';
import { voicesRoutes } from './slices/voices/voices.routes.ts';
import { inviteNoticeHandler } from './slices/membership/invites.jobs.ts';
import { inviteRoutes } from './slices/membership/membership.routes.ts';
import { workspaceRoutes } from './slices/workspace/workspace.routes.ts';

export const routes: Route<Ctx>[] = [
  ...accountRoutes,
  ...apiKeyRoutes,
  ...analyticsRoutes,
  ...billingRoutes,
  ...feedbackRoutes,
  ...geolocationRoutes,
  ...historyRoutes,
  ...jobsRoutes,
  ...liveRoutes,
  ...messagesRoutes,
  ...modelsRoutes,
  ...onboardingRoutes,
  ...operatorRoutes,
  ...securityRoutes,
  ...sensitiveActionRoutes,
  ...signUpRoutes,
  ...singleUseTokenRoutes,
  ...speechRoutes,
  ...speechBatchesRoutes,
  ...supportAccessRoutes,
  ...userRoutes,
  ...voicesRoutes,
  ...inviteRoutes,
  ...workspaceRoutes,
];

export const sockets: SocketRoute<Ctx>[] = [streamInputSocket, multiStreamInputSocket];

/** What the queue runs. */
const workHandlers: WorkHandler<Parts>[] = [
  accountMailHandler,
  historyZipHandler,
  inviteNoticeHandler,
  personalDataHandler,
  speechBatchHandler,
];

/** Every kind that can be asked for: nobody delivers mail where no mail server is configured. */
export const handlersFor = ({ mail }: { mail: Parts['mail'] | 'any' }): WorkHandler<Parts>[] =>
  mail ? [...workHandlers, mailHandler] : workHandlers;
