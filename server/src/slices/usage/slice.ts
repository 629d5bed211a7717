import { defineSlice } from '../../manifest.ts';
import { removePersonalData } from './usage.service.ts';
import { usageRoutes } from './usage.routes.ts';
import { tellOfUse } from './usage.notices.ts';
import { recoverAbandonedGenerations } from './usage.upkeep.ts';

export const slice = defineSlice({
  name: 'usage',
  purpose: 'Keeps credits, concurrency and the ledger; nothing is generated that was not admitted here.',
  routes: usageRoutes,
  upkeep: {
    atStart: recoverAbandonedGenerations,
    everyTenSeconds: recoverAbandonedGenerations,
    everyMinute: tellOfUse,
  },
  tables: ['credit_account', 'generation', 'ledger_entry', 'extra_use'],
  personalData: {
    archive: [{ file: 'usage', table: 'ledger_entry', key: 'entry_id', of: { column: 'user_id' } }],
    withheld: { generation: 'It only describes the making of what the history and the usage hold.' },
    removePersonalData,
  },
});
