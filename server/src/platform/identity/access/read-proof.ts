import type { HttpExchange } from '../../../kernel/http/route.ts';

/** The mailed code that a request for a sensitive action may carry. */
export const readProof = (exchange: Pick<HttpExchange, 'header'>): string | undefined =>
  exchange.header('sensitive-action-code')?.slice(0, 200);
