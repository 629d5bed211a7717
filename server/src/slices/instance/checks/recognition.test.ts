import { expect, test } from 'vitest';
import type { RecogniserAbout } from '../../../ports/recognition/port.ts';
import { checkRecognition } from './recognition.ts';

const about = (change: Partial<RecogniserAbout>) => ({ title: 'One', version: 'One 1', id: 'one', ...change });
const found = (...recognisers: Partial<RecogniserAbout>[]) =>
  checkRecognition({
    describe: (workspaceId) => {
      // Those of single workspaces are not asked for.
      expect(workspaceId).toBe('');
      return { recognisers: recognisers.map(about) as RecogniserAbout[], aligners: [], aids: [] };
    },
  }).map(({ level, code, params }) => [level, code, params]);

test('what listens is named, also while it sleeps', () => {
  expect(found({ status: 'asleep' }, { status: 'ready', version: 'Two 2' })).toEqual([
    ['ok', 'recognition_ok', { engine: 'One 1, Two 2' }],
  ]);
});

test('where nothing listens, the packages of Debian are named that would', () => {
  expect(found({ status: 'missing', missingPackages: ['a', 'b'] })).toEqual([
    ['warn', 'recognition_missing', { packages: 'a b' }],
  ]);
  expect(found()).toEqual([['warn', 'recognition_missing', { packages: '' }]]);
});

test('what failed is told beside what listens', () => {
  expect(found({ status: 'failed', reason: 'It is damaged.' }, { status: 'missing' }, { status: 'ready' })).toEqual([
    ['fail', 'recogniser_failed', { engine: 'One', reason: 'It is damaged.' }],
    ['ok', 'recognition_ok', { engine: 'One 1' }],
  ]);
});
