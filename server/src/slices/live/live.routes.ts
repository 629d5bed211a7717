import * as api from '#contract/live/api.ts';
import { on } from '../../context.ts';
import { followChanges } from './live.service.ts';

export const liveRoutes = [on(api.live, async (ctx) => followChanges(ctx))];
