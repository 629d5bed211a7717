import { defineSlice } from '../../manifest.ts';
import { instanceRoutes } from './instance.routes.ts';
import { repairHandler } from './repair.jobs.ts';
import { loadSettings } from './settings.service.ts';

export const slice = defineSlice({
  name: 'instance',
  purpose:
    'Shows operators the state of the installation: checks and repairs, storage, settings, flags, the audit log.',
  routes: instanceRoutes,
  jobs: [repairHandler],
  upkeep: {
    atStart: loadSettings,
    // Another server on the same database may have changed them.
    everyTenSeconds: loadSettings,
  },
  tables: ['installation_setting', 'installation_check'],
});
