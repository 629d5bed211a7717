/** The headers of answers to what was heard. Pure. */
import { encodeWarnings } from '../../kernel/http/warnings-header.ts';
import type { Concurrency } from '../usage/usage.rules.ts';

interface Heard {
  warnings?: { code: string; message: string }[];
  recogniser?: string;
  credits: number;
  concurrency: Concurrency | null;
}

export function headersOf({ warnings = [], recogniser, credits, concurrency }: Heard): Record<string, string> {
  const encoded = encodeWarnings(warnings);
  return {
    'character-cost': String(credits),
    ...(recogniser === undefined ? {} : { 'x-veery-engine': recogniser }),
    ...(encoded === undefined ? {} : { 'x-veery-warnings': encoded }),
    ...(concurrency
      ? {
          'current-concurrent-requests': String(concurrency.running),
          'maximum-concurrent-requests': String(concurrency.limit),
        }
      : {}),
  };
}
