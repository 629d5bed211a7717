import { defineSlice } from '../../manifest.ts';
import { securityRoutes } from './security.routes.ts';
import { sensitiveActionRoutes } from './sensitive-actions.routes.ts';
import { purgeExpiredSessions } from './sessions.service.ts';

export const slice = defineSlice({
  name: 'security',
  purpose: 'Guards an account: second factor, proofs, changes of e-mail and password, sessions.',
  routes: [...securityRoutes, ...sensitiveActionRoutes],
  upkeep: { everyMinute: purgeExpiredSessions },
  tables: ['totp_factor'],
  personalData: {
    archive: [
      { file: 'second-factors', table: 'totp_factor', key: 'factor_id', of: { column: 'user_id' }, hide: ['secret'] },
    ],
  },
});
