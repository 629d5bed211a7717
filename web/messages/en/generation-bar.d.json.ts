// Printed by scripts/print-message-types.ts from generation-bar.json; not edited by hand.
declare const messages: {
  credits_remaining: (params: { left: string | number }) => string;
  credits_unlimited: () => string;
  credits_extended: () => string;
  characters_of: (params: { count: string | number; limit: string | number }) => string;
  characters_short: (params: { count: string | number; limit: string | number }) => string;
  generate: () => string;
  regenerate: () => string;
  regenerate_short: () => string;
  stop: () => string;
};
export default messages;
