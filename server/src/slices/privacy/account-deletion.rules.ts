/** Matches an address where it stands as a whole, as a regular expression of PostgreSQL. */
export const patternOf = (email: string) =>
  `(?<![a-z0-9._%+'-])${email.replace(/[^a-z0-9@]/gu, (sign) => `\\U${hex(sign)}`)}(?![a-z0-9-]|\\.[a-z0-9])`;
const hex = (sign: string) => (sign.codePointAt(0) ?? 0).toString(16).padStart(8, '0');
