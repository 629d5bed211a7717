import * as api from '#contract/onboarding/api.ts';
import { on } from '../../context.ts';
import * as onboarding from './onboarding.service.ts';

export const onboardingRoutes = [
  on(api.initiateChecklist, (ctx) => onboarding.initiateChecklist(ctx)),
  on(api.updateChecklist, (ctx, { body }) =>
    onboarding.completeItem(ctx, body.item_id ?? body.onboarding_checklist_item_id),
  ),
  on(api.hideChecklist, (ctx) => onboarding.hideChecklist(ctx)),
  on(api.completeChecklist, (ctx) => onboarding.completeChecklist(ctx)),
  on(api.completeOnboardingSurvey, async (ctx, { body }) => {
    await onboarding.completeSurvey(ctx, body);
    return { status: 'ok' as const };
  }),
];
