import { defineSamples } from '../../testing/samples.ts';

export const accountsSamples = defineSamples({
  endpoints: {
    'POST /v1/operator/accounts': () => ({ body: { email: 'colleague@example.test' } }),
    'PUT /v1/operator/accounts/{user_id}/plan': () => ({ body: { tier: 'pro' } }),
    'PATCH /v1/operator/accounts/{user_id}/limits': () => ({ body: { credits: 5000 } }),
    'PUT /v1/operator/accounts/{user_id}/lock': () => ({ body: { is_locked: false } }),
    'PUT /v1/operator/accounts/{user_id}/operator': () => ({ body: { is_operator: true } }),
    'PUT /v1/operator/accounts/{user_id}/alpha': () => ({ body: { has_alpha_access: true } }),
    'POST /v1/operator/accounts/{user_id}/moderation': () => ({ body: { action: 'withdraw_warning' } }),
  },
  ids: { user_id: { owner: 'private', kind: 'account', of: ({ user }) => user.user_id } },
});
