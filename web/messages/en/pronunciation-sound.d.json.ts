// Printed by scripts/print-message-types.ts from pronunciation-sound.json; not edited by hand.
declare const messages: {
  hear: (params: { what: string | number }) => string;
  pause: (params: { what: string | number }) => string;
  no_voice: () => string;
  suggestions: () => string;
  no_suggestions: () => string;
  english_only: (params: { language: string | number }) => string;
  from_syllables: () => string;
  from_letters: () => string;
  from_other_letters: () => string;
  from_stress: () => string;
  from_initials: () => string;
  from_digits: () => string;
  keys: () => string;
  sound_of: (params: { symbol: string | number; example: string | number }) => string;
  stress: () => string;
  stress_short: () => string;
  stress_light: () => string;
  stress_light_short: () => string;
  supported: (params: { voice: string | number }) => string;
  not_supported: (params: { voice: string | number; reason: string | number }) => string;
};
export default messages;
