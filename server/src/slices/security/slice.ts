import { defineSlice } from '../../manifest.ts';
import { securityRoutes } from './security.routes.ts';
import { passwordResetHandler } from './password-reset.service.ts';
import { purgeExpiredSessions } from './sessions.service.ts';

export const slice = defineSlice({
  name: 'security',
  purpose: 'Guards an account: second factor, proofs, changes of email and password, password reset, sessions.',
  routes: securityRoutes,
  jobs: [passwordResetHandler],
  upkeep: { everyMinute: purgeExpiredSessions },
  tables: ['totp_factor', 'device_fingerprint'],
  personalData: {
    archive: [
      { file: 'devices', table: 'device_fingerprint', key: 'fingerprint', of: { column: 'user_id' } },
      { file: 'second-factors', table: 'totp_factor', key: 'factor_id', of: { column: 'user_id' }, hide: ['secret'] },
    ],
  },
});
