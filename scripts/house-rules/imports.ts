/** There is no cycle between slices, and the platform imports none of them. The drawing shows who imports whom. */
import path from 'node:path';
import { isTest, ownerOf, type House, type Rule } from './house.ts';

/** Folders with a manifest, each with the folders that it imports and one file that does so. */
type Graph = Map<string, Map<string, string>>;

export const noCycles: Rule = {
  name: 'no cycle between slices; the platform imports no slice',
  check(house) {
    const graph = graphOf(house);
    const { cycles } = levelsOf(graph);
    return [
      ...cycles.map((circle) => `${circle.join(', ')} import one another in a cycle${exampleOf(graph, circle)}`),
      ...[...graph].flatMap(([from, targets]) =>
        [...targets]
          .filter(([to]) => from.startsWith('platform/') && to.startsWith('slices/'))
          .map(([to, file]) => `${file} imports ${to}, which is above the platform`),
      ),
    ];
  },
  violation: {
    files: new Map([
      ['server/src/slices/a/a.service.ts', "import { b } from '../b/b.service.ts';"],
      ['server/src/slices/b/b.service.ts', 'export const b = 1;'],
      ['server/src/slices/b/other.ts', "import type { C } from '../c/c.rules.ts';"],
      ['server/src/slices/c/c.rules.ts', "export { a } from '../a/a.service.ts';"],
    ]),
  },
};

/** Draws the levels of the server and of the web app, from top to bottom: each folder imports only folders below it. */
export function draw(house: House): string {
  const graph = graphOf(house);
  const isWeb = ([owner]: [string, unknown]) => owner.startsWith('web/');
  const [web, server] = [[...graph].filter(isWeb), [...graph].filter((entry) => !isWeb(entry))];
  return [server, web].map((entries) => drawLevels(new Map(entries))).join('\n\n');
}

function drawLevels(graph: Graph): string {
  const { levels, cycles } = levelsOf(graph);
  const lines = levels.flatMap((level, height) =>
    level.toSorted().map((owner) => lineOf(graph, String(height), owner)),
  );
  const inCycles = cycles.flat().map((owner) => lineOf(graph, '?', owner));
  return [...inCycles, ...lines.reverse()].join('\n');
}

function lineOf(graph: Graph, height: string, owner: string): string {
  const short = (name: string) => name.replace(/^slices\//, '');
  const below = [...(graph.get(owner)?.keys() ?? [])].map(short).toSorted();
  return `  ${height.padStart(2)}  ${short(owner).padEnd(22)} ${below.length > 0 ? `imports ${below.join(', ')}` : ''}`.trimEnd();
}

function graphOf({ files, facts }: House): Graph {
  const graph: Graph = new Map();
  for (const file of files.keys()) {
    const owner = ownerOf(file);
    if (!owner || isTest(file)) continue;
    const targets = graph.get(owner) ?? new Map<string, string>();
    graph.set(owner, targets);
    for (const { from } of facts(file).imports) {
      const target = from.startsWith('.') && ownerOf(path.posix.join(path.posix.dirname(file), from));
      if (target && target !== owner && !targets.has(target)) targets.set(target, file);
    }
  }
  return graph;
}

function levelsOf(graph: Graph): { levels: string[][]; cycles: string[][] } {
  const left = new Set(graph.keys());
  const levels: string[][] = [];
  while (left.size > 0) {
    const level = [...left].filter((owner) => [...(graph.get(owner)?.keys() ?? [])].every((one) => !left.has(one)));
    if (level.length === 0) break;
    levels.push(level);
    for (const owner of level) left.delete(owner);
  }
  return { levels, cycles: cyclesAmong(graph, left) };
}

/** Groups whose members all reach one another. */
function cyclesAmong(graph: Graph, among: Set<string>): string[][] {
  const reached = new Map([...among].map((owner) => [owner, reachableFrom(graph, owner)]));
  const groups = [...among].map((one) =>
    [...among].filter((other) => reached.get(one)?.has(other) && reached.get(other)?.has(one)).toSorted(),
  );
  const distinct = new Map(groups.filter((group) => group.length > 0).map((group) => [group.join(), group]));
  return [...distinct.values()];
}

function reachableFrom(graph: Graph, start: string): Set<string> {
  const found = new Set<string>();
  const pending = [start];
  for (let owner = pending.pop(); owner !== undefined; owner = pending.pop()) {
    for (const target of graph.get(owner)?.keys() ?? []) {
      if (found.has(target)) continue;
      found.add(target);
      pending.push(target);
    }
  }
  return found;
}

function exampleOf(graph: Graph, circle: string[]): string {
  const members = new Set(circle);
  return circle
    .flatMap((owner) =>
      [...(graph.get(owner) ?? [])].filter(([to]) => members.has(to)).map(([to, file]) => `\n    ${file} → ${to}`),
    )
    .join('');
}
