import { defineSamples } from '../../testing/samples.ts';

export const profileSamples = defineSamples({
  endpoints: {
    'POST /v1/user/opt-out-of-updates': () => ({ body: { opt_out_updates_key: 'never-issued' } }),
    'POST /v1/user/edit-user-metadata': () => ({ body: { account_metadata: {} } }),
    'POST /v1/user/edit': () => ({ body: { first_name: 'Renamed by the suite' } }),
    'POST /v1/user/update-public-user-name': () => ({ body: { public_user_name: 'Named by the suite' } }),
    'POST /v1/user/request-alpha-access': () => ({ body: { reason: 'The suite asks.' } }),
    'POST /v1/user/generate-name': () => ({ body: { kind: 'agent' } }),
  },
});
