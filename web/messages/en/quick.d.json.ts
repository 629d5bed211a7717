// Printed by scripts/print-message-types.ts from quick.json; not edited by hand.
declare const messages: {
  label: () => string;
  speak: () => string;
  stop: () => string;
  over: (params: { cost: string | number; left: string | number }) => string;
  over_help: () => string;
  too_long: (params: { count: number }) => string;
  too_long_help: () => string;
  open: () => string;
  kept: () => string;
  voices_failed: () => string;
  credits_failed: () => string;
  empty: () => string;
  waiting: () => string;
};
export default messages;
