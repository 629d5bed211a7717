import { expect, test } from 'vitest';
import { chooseFormat, extensionOf, recordingName } from './formats.ts';
import { barHeight, judgeLevel, peakOf } from './level.ts';
import { hasUnkeptSound } from './sound-recorder.ts';

test('the format is the first that the browser can write, and its ending that of the file', () => {
  expect(chooseFormat(() => true)).toBe('audio/webm;codecs=opus');
  expect(chooseFormat((type) => type.startsWith('audio/mp4'))).toBe('audio/mp4');
  expect(chooseFormat(() => false)).toBeUndefined();
  expect(
    ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4;codecs=mp4a.40.2', 'audio/ogg; codecs=opus', ''].map(
      extensionOf,
    ),
  ).toEqual(['webm', 'webm', 'm4a', 'ogg', 'webm']);
});

test('the name of a recording has no character that a file name may not have', () => {
  const name = recordingName('Recording', new Date(2026, 10, 3, 9, 5, 7), 'audio/mp4');
  expect(name).toBe('Recording 2026-11-03 09.05.07.m4a');
});

test('a level is judged by its loudest parts, once there are enough', () => {
  expect(judgeLevel([0.5], 3)).toBe('waiting');
  expect(judgeLevel([0, 0.01, 0.005], 3)).toBe('quiet');
  expect(judgeLevel([0, 0.3, 0.1], 3)).toBe('good');
  // One peak alone is a knock on the table.
  expect(judgeLevel([0.2, 1, 0.1], 3)).toBe('good');
  expect(judgeLevel([0.2, 1, 0.99], 3)).toBe('loud');
});

test('bars are as high as levels are heard', () => {
  expect(peakOf(new Float32Array([0.1, -0.4, 0.2]))).toBeCloseTo(0.4);
  expect(barHeight(0)).toBe(0);
  expect(barHeight(1)).toBe(1);
  expect(barHeight(0.001)).toBe(0);
  expect(barHeight(0.1)).toBeGreaterThan(0.5);
});

test('leaving the page is asked about from the first sound until the recording is handed over', () => {
  const recording = { file: new File([], 'a.webm'), seconds: 1 };
  expect([
    hasUnkeptSound({ phase: 'asking', recording: null }),
    hasUnkeptSound({ phase: 'failed', recording: null }),
  ]).toEqual([false, false]);
  for (const phase of ['recording', 'paused'] as const) expect(hasUnkeptSound({ phase, recording: null })).toBe(true);
  expect(hasUnkeptSound({ phase: 'stopped', recording })).toBe(true);
});
