/** People get lost in a slice past some 25 endpoints, or in a folder past 20 files. */
import path from 'node:path';
import { isTest, type Rule } from './house.ts';

const maxEndpoints = 25;
const maxFiles = 20;

/** Types that are printed beside a file do not count as files. */
const isPrinted = (file: string) => file.endsWith('.d.json.ts');

export const maxSizes: Rule = {
  name: `at most ${maxEndpoints} endpoints a slice and ${maxFiles} files a folder`,
  check({ files, owners }) {
    const problems = [...owners]
      .filter(([, { endpoints }]) => endpoints > maxEndpoints)
      .map(([owner, { endpoints }]) => `${owner} has ${endpoints} endpoints: split it by noun`);
    const counts = new Map<string, number>();
    for (const file of files.keys()) {
      if (isTest(file) || isPrinted(file)) continue;
      const folder = path.posix.dirname(file);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    for (const [folder, count] of counts) {
      if (count > maxFiles) problems.push(`${folder} holds ${count} files: give it folders`);
    }
    return problems;
  },
  violation: {
    files: new Map(Array.from({ length: maxFiles + 1 }, (_, index) => [`web/src/lib/file-${index}.ts`, ''])),
  },
};
