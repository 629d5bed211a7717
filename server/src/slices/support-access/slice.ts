import { defineSlice, resource } from '../../manifest.ts';
import { supportAccessRoutes } from './support-access.routes.ts';
import { endGrantsOfOperator } from './support-access.store.ts';

export const slice = defineSlice({
  name: 'support-access',
  purpose: 'Lets operators into the account of a user who asked for help.',
  routes: supportAccessRoutes,
  tables: ['support_grant'],
  personalData: {
    archive: [
      {
        file: 'support-access',
        table: 'support_grant',
        key: 'grant_id',
        of: { column: 'user_id' },
        hide: ['operator_user_id'],
      },
    ],
    removePersonalData: endGrantsOfOperator,
  },
  resources: [resource({ kind: 'support grant', table: 'support_grant', id: 'grant_id', user: 'user_id' })],
});
