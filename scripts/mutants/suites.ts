/** Runs test files while one filter is switched off, on one database server and one set of transformed modules. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createVitest, type TestCase, type TestModule, type TestSpecification } from 'vitest/node';
import { root, switchable } from './sources.ts';

export interface Suite {
  file: string;
  ms: number;
  /** The numbers of the filters that it asks. */
  reached: number[];
}

export interface Suites {
  files: string[];
  /** Runs everything with every filter in place. @returns the suites that passed, and the names of those that did not */
  explore(files: string[]): Promise<{ passed: Suite[]; failed: string[] }>;
  /** @returns the test that noticed that the filter is off; undefined if all passed */
  findFailure(filter: number, files: string[]): Promise<string | undefined>;
  close(): Promise<void>;
}

function causeOf(module: TestModule): string {
  const tests = [...module.children.allTests()];
  const failed = tests.find((test) => test.result().state === 'failed');
  const errors = failed ? failed.result().errors : module.errors();
  return `${failed?.fullName ?? ''} ${errors?.[0]?.message.slice(0, 300) ?? ''}`;
}

const plugin = {
  name: 'switchable-filters',
  enforce: 'pre' as const,
  transform(_code: string, id: string) {
    const code = switchable(
      path
        .relative(root, id.split('?')[0] ?? '')
        .split(path.sep)
        .join('/'),
    );
    return code === undefined ? undefined : { code, map: null };
  },
};

export async function openSuites(): Promise<Suites> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'veery-mutants-'));
  const reachFile = path.join(folder, 'reach');
  let failure: string | undefined;
  let stopsAtFailure = false;
  let cancelled: Promise<void> | undefined;
  const noteFailure = (name: string) => {
    failure ??= name;
    if (stopsAtFailure) cancelled ??= vitest.cancelCurrentRun('test-failure');
  };
  const reporter = {
    onTestCaseResult(test: TestCase) {
      if (test.result().state === 'failed') noteFailure(`${test.module.moduleId}: ${test.fullName}`);
    },
    onTestModuleEnd(module: TestModule) {
      if (module.state() === 'failed') noteFailure(module.moduleId);
    },
  };
  const vitest = await createVitest(
    'test',
    {
      root,
      watch: false,
      reporters: [reporter],
      setupFiles: ['scripts/mutants/setup.ts'],
      retry: 0,
      hookTimeout: 120_000,
    },
    { plugins: [plugin] },
  );
  vitest.provide('reachFile', reachFile);
  const specifications = new Map<string, TestSpecification>();
  for (const one of await vitest.globTestSpecifications(['server/src']))
    specifications.set(path.relative(root, one.moduleId), one);

  async function run(filter: number, files: string[]) {
    failure = undefined;
    cancelled = undefined;
    writeFileSync(reachFile, '');
    vitest.provide('filterOff', filter);
    const wanted = files.flatMap((file) => specifications.get(file) ?? []);
    return (await vitest.runTestSpecifications(wanted)).testModules;
  }

  return {
    files: [...specifications.keys()].sort(),
    async explore(files) {
      stopsAtFailure = false;
      const modules = await run(-1, files);
      const lines = readFileSync(reachFile, 'utf8').trim().split('\n').filter(Boolean);
      const reach = new Map(
        lines.map((line) => {
          const { file, reached } = JSON.parse(line) as { file: string; reached: number[] };
          return [file, reached] as const;
        }),
      );
      const nameOf = ({ moduleId }: TestModule) => path.relative(root, moduleId);
      return {
        passed: modules
          .filter((module) => module.ok())
          .map((module) => ({
            file: nameOf(module),
            ms: Math.round(module.diagnostic().duration),
            reached: reach.get(module.moduleId) ?? [],
          })),
        failed: modules.filter((module) => !module.ok()).map((module) => `${nameOf(module)}: ${causeOf(module)}`),
      };
    },
    async findFailure(filter, files) {
      stopsAtFailure = true;
      await run(filter, files);
      await cancelled;
      return failure?.replace(`${root}/`, '');
    },
    async close() {
      await vitest.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
