import * as api from '#contract/limits/api.ts';
import { on } from '../../context.ts';
import { listLimits } from './limits.service.ts';

export const limitsRoutes = [on(api.listLimits, async (ctx) => ({ limits: await listLimits(ctx) }))];
