import { definePlatform } from '../../manifest.ts';
import { sweepRemovals } from './file-removal.ts';

export const files = definePlatform({
  name: 'files',
  purpose:
    'Stores the files of forms until somebody keeps them, and removes what nothing refers to, also after a crash.',
  upkeep: {
    atStart: ({ db, now }, { storage, log }, isAlone) => sweepRemovals(db, storage, log, { now, isAlone }),
    everyTenSeconds: ({ db, now }, { storage, log }) => sweepRemovals(db, storage, log, { now }),
  },
  tables: ['file_removal'],
});
