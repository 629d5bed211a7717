import { modelNotFound } from '#contract/models/errors.ts';
import type { Model } from '#contract/models/types.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { listBuiltInEngines, listEngines, presentEngine } from '../voices/routing/engines.service.ts';
import { isModelLanguage, models, routedModelId, taskOf, type ModelTask, type ModelTerms } from './models.rules.ts';

const problems: Readonly<Record<ModelTask, string>> = {
  text_to_speech: 'cannot turn text into speech',
  voice_conversion: 'cannot turn speech into another voice',
};

export async function listModels(ctx: Ctx): Promise<Model[]> {
  const engines = await listEngines(ctx, ctx.actor.workspace_id);
  const builtIn = listBuiltInEngines(ctx.parts).map((engine) => ({
    ...engine,
    languages: engine.languages.filter(isModelLanguage),
  }));
  return models.map((model) => {
    const serving = engines.filter(({ serves }) => serves.includes(routedModelId(model)));
    return { ...model, engines: [...serving.map(presentEngine), ...builtIn] };
  });
}

/** @throws AppError 400 model_not_found, also where the model does something else */
export function requireModel(modelId: string, task: ModelTask = 'text_to_speech'): ModelTerms {
  const model = models.find((one) => one.model_id === modelId);
  if (!model) throw AppError.from(modelNotFound, { model_id: modelId, problem: 'does not exist on this server' });
  if (taskOf(model) !== task) throw AppError.from(modelNotFound, { model_id: modelId, problem: problems[task] });
  return model;
}
