import * as api from '#contract/privacy/api.ts';
import { on } from '../../context.ts';
import type { Manifest } from '../../manifest.ts';
import { clearSessionCookies } from '../../platform/identity/sessions/session-cookies.ts';
import { readProof } from '../../platform/identity/access/read-proof.ts';
import { deleteOwnAccount } from './account-deletion.service.ts';
import { acceptBiometricTerms } from './biometric-terms.service.ts';
import { createArchive } from './personal-data.jobs.ts';

export const privacyRoutes = (owners: Manifest[]) => [
  on(api.deleteUser, async (ctx, _input, exchange) => {
    await deleteOwnAccount(ctx, owners, readProof(exchange));
    clearSessionCookies(exchange);
    return { status: 'ok' as const };
  }),
  on(api.downloadPersonalData, (ctx, _input, exchange) => createArchive(ctx, owners, readProof(exchange))),
  on(api.acceptBipaTerms, async (ctx, _input, exchange) => {
    await acceptBiometricTerms(ctx, exchange);
    return { status: 'ok' as const };
  }),
];
