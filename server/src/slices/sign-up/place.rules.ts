/** Which place a new account gets, of those that its visitor was seen at or named. */
import { requiresBiometricConsent, requiresVoiceConsent } from '#contract/geolocation/types.ts';
import type { Place } from '../../ports/geolocation/port.ts';

const rankOf = (place: Place): number => {
  if (requiresBiometricConsent(place)) return 3;
  if (requiresVoiceConsent(place)) return 2;
  return place.country === null ? 0 : 1;
};

/** The first known place counts, unless a later one asks for more consent: no place can remove an obligation. */
export const strictestPlace = (first: Place, ...others: (Place | null | undefined)[]): Place =>
  others.reduce<Place>((best, one) => {
    if (!one) return best;
    const isStricter = rankOf(one) > rankOf(best);
    return isStricter ? one : best;
  }, first);

/** Of a place that may be a stranger's, only the obligation counts. */
export const onlyIfObliging = (place: Place | null | undefined): Place | undefined =>
  place && rankOf(place) > 1 ? place : undefined;
