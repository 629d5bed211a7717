import { z } from 'zod';

/** country: ISO 3166-1, two capitals; region: its subdivision without the country, in capitals. null: unknown. */
export const GeoLocation = z
  .object({ country: z.string().nullable(), region: z.string().nullable(), city: z.string().nullable() })
  .meta({ id: 'GeoLocation' });

export type GeoLocation = z.output<typeof GeoLocation>;

type Place = Pick<GeoLocation, 'country' | 'region'>;

const isIn = ({ country, region }: Place, regions: Record<string, string[]>) =>
  regions[country?.toUpperCase() ?? '']?.includes(region?.toUpperCase() ?? '') ?? false;

/** Must agree to the terms on biometric data before anything else. */
export const requiresBiometricConsent = (place: Place): boolean => isIn(place, { US: ['IL'] });

/** Where the law gives a right to refuse the sale or sharing of personal data. */
export const hasPrivacyOptOut = (place: Place): boolean =>
  isIn(place, { US: ['CA', 'CT', 'CO', 'UT', 'VA', 'OR', 'MT', 'TX'] });
