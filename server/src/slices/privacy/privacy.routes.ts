import * as api from '#contract/privacy/api.ts';
import { on } from '../../context.ts';
import type { Manifest } from '../../manifest.ts';
import { forgetSession } from '../../platform/identity/session-cookies.ts';
import { proofOf } from '../security/proof.rules.ts';
import { deleteOwnAccount } from './account-deletion.service.ts';
import { createArchive } from './personal-data.jobs.ts';

export const privacyRoutes = (owners: Manifest[]) => [
  on(api.deleteUser, async (ctx, _input, exchange) => {
    await deleteOwnAccount(ctx, owners, proofOf(exchange));
    forgetSession(exchange);
    return { status: 'ok' as const };
  }),
  on(api.downloadPersonalData, (ctx) => createArchive(ctx, owners)),
];
