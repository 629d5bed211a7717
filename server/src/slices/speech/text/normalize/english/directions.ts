/** The quarters of the sky in addresses: `123 N. Main St.`, `W 34th St`. */
import { rule, type Rule } from '../edit.ts';

const names: Readonly<Record<string, string>> = {
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
  NE: 'Northeast',
  NW: 'Northwest',
  SE: 'Southeast',
  SW: 'Southwest',
};

export const direction: Rule = rule(
  /([NSEW]{1,2})\.?(?=\s(?:\p{Lu}\p{Ll}{1,24}|\d{1,3}(?:st|nd|rd|th))\s(?:St|Ave|Rd|Blvd|Dr|Ln|Street|Avenue|Road|Boulevard|Drive|Lane|Way|Place|Pl|Ct|Court)(?!\p{L}))/uy,
  ([, quarter = '']) => names[quarter],
);
