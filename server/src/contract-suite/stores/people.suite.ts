/** Who asks the stores: the owner, the same person in another workspace, another member, and a stranger. */
import type { Scope } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import type { TestApp, TestUser } from '../../testing/app.ts';
import { voiceId } from '../speak.suite.ts';

export interface People {
  app: TestApp;
  ada: TestUser;
  ben: TestUser;
  cyd: TestUser;
}

/** They are filled before the first test. */
export const scopes = {} as Record<'owner' | 'elsewhere' | 'colleague' | 'stranger', Scope>;
export const others = ['elsewhere', 'colleague', 'stranger'] as const;
export const everybody = ['owner', ...others] as const;
export const strangers = ['elsewhere', 'stranger'] as const;

/** A generation of one credit. */
export const quotaRequest = () => ({
  generation_id: newId(),
  product: 'tts' as const,
  model_id: 'test',
  voice_id: voiceId,
  characters: 1,
  credits: 1,
  audio_key: 'none',
  cache_key: null,
});
export const nothing = { state: 'failed', characters: 0, credits: 0, audio_seconds: 0, first_byte_ms: null } as const;
