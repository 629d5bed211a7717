/**
 * The build resolves `zod` to this module. Each schema looks for eval when it is made, which the content security policy
 * forbids, and the browser reports the attempt.
 */
import { z } from 'zod/v4';

z.config({ jitless: true });

export { z };
