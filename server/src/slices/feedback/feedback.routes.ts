import { listFeedback, sendFeedback } from '#contract/feedback/api.ts';
import { on } from '../../context.ts';
import * as feedback from './feedback.service.ts';

export const feedbackRoutes = [
  on(sendFeedback, async (ctx, { body }) => {
    await feedback.sendFeedback(ctx, body);
    return { status: 'ok' as const };
  }),
  on(listFeedback, (ctx, { query }) => feedback.listFeedback(ctx, query)),
];
