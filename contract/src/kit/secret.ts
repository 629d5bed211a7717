import { z } from 'zod';

/**
 * Text of an answer that lets its holder in: keys, tokens, codes. It is shown once and stored nowhere as it is, so the
 * answer cannot be kept for an `Idempotency-Key`: a test compares the two.
 */
export const Secret = z.string().meta({ 'x-secret': true });
