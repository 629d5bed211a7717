import * as api from '#contract/models/api.ts';
import { on } from '../../context.ts';
import { listModels } from './models.service.ts';

export const modelsRoutes = [on(api.listModels, () => listModels())];
