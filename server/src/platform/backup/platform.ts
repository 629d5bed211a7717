import { definePlatform } from '../../manifest.ts';
import { backupHandler, enqueueDueBackup } from './backups.ts';

export const backup = definePlatform({
  name: 'backup',
  purpose: 'Writes everything that is stored into archives, on a schedule and before updates.',
  jobs: [backupHandler],
  upkeep: { everyMinute: enqueueDueBackup },
  tables: ['backup_run'],
});
