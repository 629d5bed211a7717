import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Finding } from '../slices/instance/checks/findings.ts';
import { checkModels } from './doctor-models.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doctor-models-'));
afterAll(() => rmSync(folder, { recursive: true }));

const findingsIn = async (modelsDir: string): Promise<Finding[]> => {
  const findings: Finding[] = [];
  await checkModels({ modelsDir, models: {} }, (finding) => void findings.push(finding));
  return findings;
};

test('an installation without models is in order', async () => {
  for (const modelsDir of [path.join(folder, 'missing'), folder])
    expect(await findingsIn(modelsDir)).toMatchObject([
      { level: 'ok', message: expect.stringContaining('no neural model is installed') },
    ]);
});

test('a folder that is no model is named with its reason', async () => {
  mkdirSync(path.join(folder, 'broken'));
  writeFileSync(path.join(folder, 'broken', 'model.json'), '{ "format": 1 }');
  expect(await findingsIn(folder)).toMatchObject([
    { level: 'fail', subject: 'models', message: expect.stringMatching(/^broken: .+/), fix: expect.any(String) },
  ]);
});
