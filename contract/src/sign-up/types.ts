import { z } from 'zod';
import { GeoLocation } from '../geolocation/types.ts';

export const AccountMetadata = z.object({
  agrees_to_product_updates: z
    .boolean()
    .optional()
    .describe('Whether product updates may be mailed. The decision is recorded with its time and address.'),
  geo_location: GeoLocation.partial().nullish().describe('Where the user says they are.'),
  accepts_terms: z
    .boolean()
    .optional()
    .describe(
      'Whether the user accepts the terms of use and the privacy policy of the installation. Required where `GET /v1/instance` names one of them. False refuses the sign-up.',
    ),
});

export const BotCheck = z
  .object({
    kind: z
      .enum(['none', 'proof_of_work', 'token'])
      .describe(
        "`none` requires nothing, `proof_of_work` the solution of `challenge`, and `token` what the provider's script returns for `site_key`.",
      ),
    challenge: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('The challenge of a proof of work, in the format of altcha-lib; null for other kinds.'),
    site_key: z.string().nullable().describe('The key of this installation at the provider; null for other kinds.'),
    script_url: z.string().nullable().describe("The address of the provider's script; null for other kinds."),
  })
  .meta({ id: 'BotCheck' });

export type BotCheck = z.output<typeof BotCheck>;
