import type { Model } from '#contract/models/types.ts';
import { AppError } from '../../kernel/errors.ts';
import { models } from './models.rules.ts';

export async function listModels(): Promise<Model[]> {
  return [...models];
}

/** @throws AppError 400 model_not_found */
export function requireModel(modelId: string): Model {
  const model = models.find((one) => one.model_id === modelId);
  if (!model) {
    throw new AppError(400, 'model_not_found', `A model with model ID ${modelId} does not exist on this server.`, {
      param: 'model_id',
    });
  }
  return model;
}
