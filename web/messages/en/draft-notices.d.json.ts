// Printed by scripts/print-message-types.ts from draft-notices.json; not edited by hand.
declare const messages: {
  title: () => string;
  restore: () => string;
  dismiss: () => string;
};
export default messages;
