import * as api from '#contract/usage/api.ts';
import { on } from '../../context.ts';
import { exportLedger, listLedger } from './ledger.service.ts';

export const usageRoutes = [
  on(api.listLedger, (ctx, { query }) => listLedger(ctx, query)),
  on(api.exportLedger, async (ctx, { query }) => ({
    type: 'text/csv',
    headers: { 'content-disposition': 'attachment; filename="credits.csv"' },
    chunks: exportLedger(ctx, query),
  })),
];
