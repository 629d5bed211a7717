import { defineSlice } from '../../manifest.ts';
import { signUpRoutes } from './sign-up.routes.ts';
import { deletePreSignUp, purgeExpired } from './sign-up.store.ts';
import { verificationMailHandler } from './verification-mail.service.ts';

export const slice = defineSlice({
  name: 'sign-up',
  purpose: 'Makes an account of an address: set-up, sign-up, verification, the check against bots.',
  routes: signUpRoutes,
  jobs: [verificationMailHandler],
  upkeep: { everyMinute: purgeExpired },
  tables: ['pre_sign_up', 'used_challenge', 'referral'],
  personalData: {
    archive: [
      {
        file: 'referrals',
        table: 'referral',
        key: 'created_at',
        of: { column: 'referred_user_id' },
        hide: ['referrer_user_id'],
      },
    ],
    withheld: { pre_sign_up: 'It goes when the account is made.' },
    removePersonalData: (scope, { email }) => deletePreSignUp(scope, email),
  },
});
