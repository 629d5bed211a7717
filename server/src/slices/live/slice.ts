import { defineSlice } from '../../manifest.ts';
import { purgeExpiredChanges } from '../../kernel/live/change-log.ts';
import { liveRoutes } from './live.routes.ts';

export const slice = defineSlice({
  name: 'live',
  purpose: 'Tells browsers what changed, as it changes.',
  routes: liveRoutes,
  upkeep: { everyMinute: ({ db }) => purgeExpiredChanges(db) },
  personalData: {
    withheld: { change: 'A change passes by, and is forgotten within a day.' },
  },
});
