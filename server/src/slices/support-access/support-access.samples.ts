import { defineSamples } from '../../testing/samples.ts';
import { offerAccess } from './support-access.service.ts';

export const supportAccessSamples = defineSamples({
  async addToTenant(_app, { user, words: reason }) {
    return { support_grant_id: (await offerAccess(user.ctx(), { hours: 1, reason })).grant_id };
  },
  endpoints: {
    'POST /v1/user/sign-in-requests/verify': () => ({ body: { sign_in_request_verification_code: 'never-issued' } }),
    'POST /v1/user/support-access': () => ({ body: {} }),
    'POST /v1/operator/support-access': ({ user }) => ({ body: { email: user.email, reason: 'asked by the suite' } }),
  },
  ids: { grant_id: { owner: 'private', kind: 'support grant', of: (tenant) => tenant.support_grant_id } },
});
