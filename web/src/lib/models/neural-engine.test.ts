import { expect, it } from 'vitest';
import type { ServingEngine } from '#contract/models/types.ts';
import { lacksNeural } from './neural-engine.ts';

const engine = (kind: ServingEngine['kind']): ServingEngine => ({
  ...{ engine: kind, title: kind, kind, languages: ['en'] },
  ...{ state: 'available' as const, reason: null },
});

it('tells a server without a neural voice from one that is not known yet', () => {
  expect(lacksNeural(undefined)).toBe(false);
  expect(lacksNeural([{ engines: [engine('formant'), engine('statistical')] }])).toBe(true);
  expect(lacksNeural([{ engines: [engine('formant')] }, { engines: [engine('neural')] }])).toBe(false);
  expect(lacksNeural([{ engines: [engine('formant'), engine('remote')] }])).toBe(false);
});
