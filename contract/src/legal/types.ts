import { z } from 'zod';

export const LegalDocument = z.enum(['privacy', 'terms']);
export type LegalDocument = z.output<typeof LegalDocument>;
