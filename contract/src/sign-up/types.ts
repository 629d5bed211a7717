import { z } from 'zod';
import { GeoLocation } from '../geolocation/types.ts';

export const AccountMetadata = z.object({
  agrees_to_product_updates: z.boolean().optional(),
  geo_location: GeoLocation.partial().nullish(),
  accepts_terms: z.boolean().optional(),
});

/** proof_of_work: solve the challenge of `GET /v1/auth/bot-check`. token: what the provider's script gives for site_key. */
export const BotCheck = z
  .object({
    kind: z.enum(['none', 'proof_of_work', 'token']),
    challenge: z.record(z.string(), z.unknown()).nullable().describe('As altcha-lib makes it.'),
    site_key: z.string().nullable(),
    script_url: z.string().nullable(),
  })
  .meta({ id: 'BotCheck' });

export type BotCheck = z.output<typeof BotCheck>;
