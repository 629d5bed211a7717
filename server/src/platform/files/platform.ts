import { definePlatform } from '../../manifest.ts';
import { watchFreeSpace } from './free-space.ts';
import { sweepRemovals } from './file-removal.ts';

export const files = definePlatform({
  name: 'files',
  purpose:
    'Stores the files of forms until somebody keeps them, and removes what nothing refers to, also after a crash.',
  upkeep: {
    atStart: ({ db, now }, { storage, log }, isAlone) => sweepRemovals(db, storage, log, { now, isAlone }),
    async everyTenSeconds(scope, parts) {
      const { storage, log } = parts;
      await sweepRemovals(scope.db, storage, log, { now: scope.now });
      await watchFreeSpace(scope, parts);
    },
  },
  tables: ['file_removal'],
});
