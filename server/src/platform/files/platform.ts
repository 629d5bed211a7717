import { definePlatform } from '../../manifest.ts';
import { sweepRemovals } from './file-removal.ts';

export const files = definePlatform({
  name: 'files',
  purpose: 'Removes stored files that nothing refers to any more, also after a crash.',
  upkeep: {
    atStart: (_scope, { db, storage, log }) => sweepRemovals(db, storage, log),
    everyTenSeconds: (_scope, { db, storage, log }) => sweepRemovals(db, storage, log),
  },
  tables: ['file_removal'],
});
