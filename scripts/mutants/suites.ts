/** Runs test files while filters are switched off, on one database server and one set of transformed modules. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { root, switchable, withoutFilter } from './sources.ts';
import { askedAbout, originalOf, variantOf } from './variants.ts';

export interface Suite {
  file: string;
  ms: number;
  /** The numbers of the filters that each test reaches, by its full name; with an empty one what is reached outside of tests. */
  reached: Record<string, number[]>;
}

/** A test file that is asked about a filter, by all of its tests or by some of them. */
export interface Question {
  filter: number;
  file: string;
  tests?: string[];
}

export interface Suites {
  files: string[];
  /** Runs everything with every filter in place. @returns the suites that passed, and the names of those that did not */
  explore(files: string[]): Promise<{ passed: Suite[]; failed: string[] }>;
  /** @returns for each filter that was noticed the test that did */
  ask(questions: Question[]): Promise<Map<number, string>>;
  close(): Promise<void>;
}

function causeOf(module: TestModule): string {
  const failed = [...module.children.allTests()].find((test) => test.result().state === 'failed');
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const errors = failed?.result().errors ?? [...suites, ...module.errors()];
  return `${failed?.fullName ?? 'outside of tests'}: ${(errors[0]?.message ?? '').replaceAll(/\s+/g, ' ').slice(0, 200)}`;
}

const relative = (id: string) =>
  path
    .relative(root, id.split('?')[0] ?? '')
    .split(path.sep)
    .join('/');

const plugin = {
  name: 'switchable-filters',
  enforce: 'pre' as const,
  // Vite drops the root from an id, and finds it again only for files that exist.
  resolveId: (id: string) =>
    askedAbout(id) === undefined ? undefined : id.startsWith(root) ? id : path.join(root, id),
  load(id: string) {
    const file = id.split('?')[0] ?? '';
    return askedAbout(file) === undefined ? undefined : readFileSync(originalOf(file), 'utf8');
  },
  transform(original: string, id: string) {
    const file = relative(id);
    // A function of the database lacks its filter in a template of its own.
    const code =
      file === 'server/src/testing/database.ts'
        ? original.replace("'veery_template'", "(globalThis.templateOfMutant ?? 'veery_template')")
        : switchable(file);
    return code === undefined ? undefined : { code, map: null };
  },
};

export async function openSuites(): Promise<Suites> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'veery-mutants-'));
  const reachFile = path.join(folder, 'reach');
  const vitest = await createVitest(
    'test',
    {
      root,
      watch: false,
      reporters: [{}],
      setupFiles: ['scripts/mutants/setup.ts'],
      retry: 0,
      hookTimeout: 120_000,
      // What is transformed holds the numbers of the filters, which are others when a filter is added anywhere.
      fsModuleCache: false,
    },
    { plugins: [plugin] },
  );
  // Vitest ends the process at a rejection that nobody handles, such as a worker's call that timed out under load, and
  // so ended whole runs without a word. Such a file has no result then, and noticed nothing.
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (error) => console.error('outside of every test file:', error));
  vitest.provide('reachFile', reachFile);
  const project = vitest.getRootProject();
  const files = (await vitest.globTestSpecifications(['server/src'])).map((one) => relative(one.moduleId)).sort();

  vitest.provide('variants', folder);

  async function run(paths: string[]) {
    writeFileSync(reachFile, '');
    const wanted = paths.map((file) => project.createSpecification(path.join(root, file)));
    const { testModules } = await vitest.runTestSpecifications(wanted);
    return testModules.filter(({ moduleId }) => paths.includes(relative(moduleId)));
  }

  return {
    files,
    async explore(asked) {
      const modules = await run(asked);
      const lines = readFileSync(reachFile, 'utf8').trim().split('\n').filter(Boolean);
      const reach = new Map(
        lines.map((line) => {
          const { file, reached } = JSON.parse(line) as { file: string; reached: Suite['reached'] };
          return [file, reached] as const;
        }),
      );
      return {
        passed: modules
          .filter((module) => module.state() === 'passed')
          .map((module) => ({
            file: relative(module.moduleId),
            ms: Math.round(module.diagnostic().duration),
            reached: reach.get(module.moduleId) ?? {},
          })),
        failed: modules
          .filter((module) => module.state() !== 'passed')
          .map((module) => `${relative(module.moduleId)}: ${causeOf(module)}`),
      };
    },
    async ask(questions) {
      for (const { file, filter, tests } of questions) {
        if (tests) writeFileSync(path.join(folder, path.basename(variantOf(file, filter))), JSON.stringify(tests));
        const statement = withoutFilter(filter);
        if (statement) writeFileSync(path.join(folder, `${filter}.sql`), statement);
      }
      const modules = await run(questions.map(({ file, filter }) => variantOf(file, filter)));
      const answered = modules.filter((module) => !['pending', 'queued'].includes(module.state()));
      if (answered.length < questions.length)
        console.log(
          `${questions.length - answered.length} test files gave no answer; they count as having noticed nothing.`,
        );
      return new Map(
        modules
          .filter((module) => module.state() === 'failed')
          .map((module) => [
            askedAbout(module.moduleId) ?? -1,
            `${originalOf(relative(module.moduleId))}: ${causeOf(module)}`,
          ]),
      );
    },
    async close() {
      await vitest.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
