import * as api from '#contract/models/api.ts';
import * as routesApi from '#contract/models/routes/api.ts';
import { on } from '../../context.ts';
import { listModels } from './models.service.ts';
import { toOpenAiModels } from './openai-models.rules.ts';
import { changeRoute, listRoutes } from '../voices/routing/speech-routes.service.ts';

export const modelsRoutes = [
  on(api.listModels, async (ctx, _input, { isForOpenAiClient }) =>
    isForOpenAiClient ? toOpenAiModels(await listModels(ctx)) : listModels(ctx),
  ),
  on(routesApi.listSpeechRoutes, (ctx) => listRoutes(ctx)),
  on(routesApi.changeSpeechRoute, (ctx, { body: { workspace_id = null, model_id = null, route } }) =>
    changeRoute(ctx, { workspace_id, model_id, route }),
  ),
];
