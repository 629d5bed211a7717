import { defineSlice } from '../../manifest.ts';
import { onboardingRoutes } from './onboarding.routes.ts';

export const slice = defineSlice({
  name: 'onboarding',
  purpose: 'Leads new users through their first steps: the survey and the checklist.',
  routes: onboardingRoutes,
  tables: ['onboarding_checklist'],
  personalData: {
    archive: [{ file: 'onboarding', table: 'onboarding_checklist', key: 'user_id', of: { column: 'user_id' } }],
  },
});
