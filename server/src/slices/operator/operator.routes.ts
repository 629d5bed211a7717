import * as api from '#contract/operator.ts';
import { on } from '../../context.ts';
import { listOutbox } from './operator.service.ts';

export const operatorRoutes = [on(api.listOutbox, (ctx) => listOutbox(ctx))];
