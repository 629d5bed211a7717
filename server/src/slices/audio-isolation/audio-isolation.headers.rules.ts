/** The headers of isolated audio. Pure. */
import { encodeWarnings } from '../../kernel/http/warnings-header.ts';
import { isolationEngine } from '../../ports/audio/port.ts';
import type { Isolation } from './isolation.generation.ts';

export function headersOf({ history_item_id, cost, warnings, concurrency }: Isolation): Record<string, string> {
  const encoded = encodeWarnings(warnings);
  return {
    ...(history_item_id === null ? {} : { 'history-item-id': history_item_id }),
    'character-cost': String(cost),
    'current-concurrent-requests': String(concurrency.running),
    'maximum-concurrent-requests': String(concurrency.limit),
    'x-veery-engine': isolationEngine,
    ...(encoded === undefined ? {} : { 'x-veery-warnings': encoded }),
  };
}
