/**
 * Imported before everything else that uses zod. Each schema looks for eval when it is made, which the content security
 * policy forbids, and the browser reports the attempt.
 */
import { z } from 'zod';

z.config({ jitless: true });
