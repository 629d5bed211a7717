// Printed by scripts/print-message-types.ts from advanced.json; not edited by hand.
declare const messages: {
  language_detect: () => string;
  format_plays_whole: () => string;
  normalization: () => string;
  normalization_help: () => string;
  previous_text: () => string;
  next_text: () => string;
  context_help: () => string;
  seed_placeholder: () => string;
  seed_error: (params: { max: string | number }) => string;
  seed_help: () => string;
  normalization_auto: () => string;
  normalization_on: () => string;
  normalization_off: () => string;
  language: () => string;
  output_format: () => string;
  format_locked: (params: { name: string | number; plan: string | number }) => string;
  seed: () => string;
};
export default messages;
