import type { Edge } from '../../kernel/route.ts';

/** The mailed code that a request may bring along. */
export const proofOf = (edge: Edge): string | undefined => edge.header('sensitive-action-code')?.slice(0, 200);
