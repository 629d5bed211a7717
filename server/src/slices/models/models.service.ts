import { modelNotFound } from '#contract/models/errors.ts';
import type { Model } from '#contract/models/types.ts';
import { AppError } from '../../kernel/errors.ts';
import { models } from './models.rules.ts';

export async function listModels(): Promise<Model[]> {
  return [...models];
}

/** @throws AppError 400 model_not_found */
export function requireModel(modelId: string): Model {
  const model = models.find((one) => one.model_id === modelId);
  if (!model) throw AppError.from(modelNotFound, { model_id: modelId });
  return model;
}
