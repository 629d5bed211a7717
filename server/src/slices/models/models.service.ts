import { modelNotFound } from '#contract/models/errors.ts';
import type { Model } from '#contract/models/types.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { listBuiltInEngines, listEngines, presentEngine } from '../voices/routing/engines.service.ts';
import { isModelLanguage, models, type ModelTerms } from './models.rules.ts';

export async function listModels(ctx: Ctx): Promise<Model[]> {
  const engines = await listEngines(ctx, ctx.actor.workspace_id);
  const builtIn = listBuiltInEngines(ctx.parts).map((engine) => ({
    ...engine,
    languages: engine.languages.filter(isModelLanguage),
  }));
  return models.map((model) => {
    const serving = engines.filter(({ serves }) => serves.includes(model.model_id));
    return { ...model, engines: [...serving.map(presentEngine), ...builtIn] };
  });
}

/** @throws AppError 400 model_not_found */
export function requireModel(modelId: string): ModelTerms {
  const model = models.find((one) => one.model_id === modelId);
  if (!model) throw AppError.from(modelNotFound, { model_id: modelId });
  return model;
}
