import type { ProviderShape } from '#contract/providers/types.ts';

/** How a provider is shown its key. */
export function keyHeaders(shape: ProviderShape, key: string | undefined): Record<string, string> {
  if (key === undefined) return {};
  return shape === 'openai' ? { authorization: `Bearer ${key}` } : { 'xi-api-key': key };
}
