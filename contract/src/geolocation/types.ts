import { z } from 'zod';

/** country: ISO 3166-1, two capitals; region: its subdivision without the country, in capitals. null: unknown. */
export const GeoLocation = z
  .object({
    country: z.string().nullable().describe('An ISO 3166-1 country code in capitals; null if it is not known.'),
    region: z
      .string()
      .nullable()
      .describe(
        "The subdivision of the country by ISO 3166-2, without the country's code, in capitals; null if it is not known.",
      ),
    city: z.string().nullable().describe('The name of the city; null if it is not known.'),
  })
  .meta({ id: 'GeoLocation' });

export type GeoLocation = z.output<typeof GeoLocation>;

type Place = Pick<GeoLocation, 'country' | 'region'>;

const isIn = ({ country, region }: Place, regions: Record<string, string[]>) =>
  regions[country?.toUpperCase() ?? '']?.includes(region?.toUpperCase() ?? '') ?? false;

/** Must agree to the terms on biometric data before anything else. */
export const requiresBiometricConsent = (place: Place): boolean => isIn(place, { US: ['IL'] });

/** Must agree to them before their voice is recorded or cloned. It includes everybody who must agree before anything else. */
export const requiresVoiceConsent = (place: Place): boolean => isIn(place, { US: ['IL', 'TX', 'WA'], CA: ['QC'] });

/** Where the law gives a right to refuse the sale or sharing of personal data. */
export const hasPrivacyOptOut = (place: Place): boolean =>
  isIn(place, { US: ['CA', 'CT', 'CO', 'UT', 'VA', 'OR', 'MT', 'TX'] });
