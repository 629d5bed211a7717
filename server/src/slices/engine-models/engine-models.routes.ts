import * as api from '#contract/engine-models/api.ts';
import { on } from '../../context.ts';
import { checkModel, listEngineModels, removeModel, testListeningModel, testModel } from './engine-models.service.ts';
import {
  cancelInstall,
  installFromAddress,
  installFromCatalog,
  installFromFile,
  pauseInstall,
  resumeInstall,
} from './install/installs.service.ts';
import { measureMachine } from './machine.service.ts';

const ok = { status: 'ok' as const };

export const engineModelsRoutes = [
  on(api.listEngineModels, (ctx) => listEngineModels(ctx)),
  on(api.installCatalogModel, (ctx, { params }) => installFromCatalog(ctx, params.catalog_id)),
  on(api.installModelFromAddress, (ctx, { body }) => installFromAddress(ctx, body)),
  on(api.installModelFromFile, (ctx, { body }) => installFromFile(ctx, body.files.file)),
  on(api.pauseModelInstall, (ctx, { params }) => pauseInstall(ctx, params.install_id)),
  on(api.resumeModelInstall, (ctx, { params }) => resumeInstall(ctx, params.install_id)),
  on(api.cancelModelInstall, async (ctx, { params }) => {
    await cancelInstall(ctx, params.install_id);
    return ok;
  }),
  on(api.checkEngineModel, (ctx, { params }) => checkModel(ctx, params.model_id)),
  on(api.testEngineModel, (ctx, { params, body }) => testModel(ctx, params.model_id, body)),
  on(api.testListeningModel, (ctx, { params, body }) => testListeningModel(ctx, params.model_id, body)),
  on(api.removeEngineModel, async (ctx, { params }) => {
    await removeModel(ctx, params.model_id);
    return ok;
  }),
  on(api.measureMachine, (ctx) => measureMachine(ctx)),
];
