/** The headers of answers that are speech. Pure. */
import { encodeWarnings } from '../../kernel/http/warnings-header.ts';
import type { Concurrency } from '../usage/usage.rules.ts';
import type { Generation } from './speech.generation.ts';

/** The headers that describe a generation. Its first chunk is there: until then a fallback may take over. */
export function headersOf(generation: Omit<Generation, 'chunks'>) {
  const { history_item_id, cost, cacheHit, warnings, concurrency, redo, route, routes = [route] } = generation;
  const replaced = routes.flatMap((one) => one.replaced ?? []);
  const encoded = encodeWarnings(warnings);
  return {
    ...(history_item_id === null ? {} : { 'history-item-id': history_item_id }),
    'character-cost': String(cost),
    'x-veery-cache': cacheHit ? 'hit' : 'miss',
    'x-veery-engine': namesOf(routes.map(({ voice }) => voice.engine)),
    ...(replaced.length === 0 ? {} : { 'x-veery-fallback': namesOf(replaced) }),
    ...(encoded === undefined ? {} : { 'x-veery-warnings': encoded }),
    ...(redo
      ? { 'x-veery-kept-sentences': rangesOf(redo.kept), 'x-veery-spoken-sentences': rangesOf(redo.spoken) }
      : {}),
    ...concurrencyHeaders(concurrency),
  };
}

const namesOf = (engines: string[]) => [...new Set(engines)].join(', ');

/** Common HTTP clients read 16 kB of headers in all. */
const maxHeaderLength = 4000;

/** Rising numbers as ranges: `0-3,5`. A list that is longer than a header may be is cut off at a comma. */
function rangesOf(numbers: number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const list = ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
  return list.length <= maxHeaderLength ? list : list.slice(0, list.lastIndexOf(',', maxHeaderLength));
}

const concurrencyHeaders = ({ running, limit }: Concurrency) => ({
  'current-concurrent-requests': String(running),
  'maximum-concurrent-requests': String(limit),
});
