import { defineSamples } from '../../testing/samples.ts';

export const onboardingSamples = defineSamples({
  endpoints: {
    'POST /v1/user/onboarding-checklist/update': () => ({ body: { item_id: 'create_dub' } }),
    'POST /v1/user/onboarding-survey-complete': () => ({ body: { role: 'Tester' } }),
  },
  ids: {
    // One of seven names.
    item_id: { owner: 'shared', of: () => 'create_dub' },
    onboarding_checklist_item_id: { owner: 'shared', of: () => 'create_dub' },
  },
});
