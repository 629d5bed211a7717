import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { writeToyVits } from '../../testing/toy-models/toy-vits.ts';
import type { NeuralVoice } from './engines/neural/neural-voice.ts';
import { describeEngine } from './speech.suite.ts';
import { english } from './testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'toy-models-'));
afterAll(() => rmSync(folder, { recursive: true }));
const engine = 'model:toy-vits';
const voice: NeuralVoice = {
  ...{ engine, language: 'en', name: '0', rate: 1, pitch: 1, range: 1 },
  elsewhere: { ...english, variant: 'f3' },
};
describeEngine('a neural model', voice, { engine, title: 'Toy', version: 'toy 1.0.0 (abc)', ...writeToyVits(folder) });
