import { newId } from '../../kernel/ids.ts';
import { issueCode } from '../../platform/identity/credentials/action-codes.ts';
import { insertGrant } from '../../platform/identity/sessions/support-grants.ts';
import { defineSamples } from '../../testing/samples.ts';
import { offerAccess } from './support-access.service.ts';

export const supportAccessSamples = defineSamples({
  async addToTenant(_app, { user, words: reason }) {
    const { user_id, email } = user;
    const grant_id = newId();
    const requested_at = new Date();
    await insertGrant(user.ctx(), { grant_id, user_id, operator_user_id: user_id, reason, requested_at });
    return {
      /** The mailed code of a request for access. */
      support_code: await issueCode(user.ctx(), {
        kind: 'sign_in_request',
        subject: user_id,
        payload: { email, grant_id },
      }),
      support_grant_id: (await offerAccess(user.ctx(), { hours: 1, reason })).grant_id,
    };
  },
  endpoints: {
    'POST /v1/user/sign-in-requests/verify': ({ support_code }) => ({
      body: { sign_in_request_verification_code: support_code },
    }),
    'POST /v1/user/support-access': () => ({ body: {} }),
    'POST /v1/operator/support-access': ({ user }) => ({ body: { email: user.email, reason: 'asked by the suite' } }),
  },
  ids: { grant_id: { owner: 'private', kind: 'support grant', of: (tenant) => tenant.support_grant_id } },
});
