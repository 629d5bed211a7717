import type { HttpExchange } from '../../kernel/http/route.ts';

/** The mailed code that a request for a sensitive action may bring along. */
export const proofOf = (exchange: HttpExchange): string | undefined =>
  exchange.header('sensitive-action-code')?.slice(0, 200);
