/** The password rule of the specification (spec-2 §5.1), with its messages, shared by form and server. */

export const passwordRulePrefix = "Your password doesn't meet our security requirements.";
export const minimumPasswordLength = 8;

export const passwordRules = [
  { message: 'Your password must contain a number.', holds: (p: string) => /\p{Nd}/u.test(p) },
  { message: 'Your password must contain a letter.', holds: (p: string) => /\p{L}/u.test(p) },
  {
    message: 'Your password must contain a special character.',
    holds: (p: string) => /[^\p{L}\p{Nd}\s]/u.test(p),
  },
  {
    message: 'Your password must be more than 8 characters long.',
    holds: (p: string) => [...p.trim()].length >= minimumPasswordLength,
  },
];

/** The first rule that a password breaks, or undefined. Length is counted without surrounding space. */
export function passwordProblem(password: string): string | undefined {
  return passwordRules.find((rule) => !rule.holds(password))?.message;
}
