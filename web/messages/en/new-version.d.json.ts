// Printed by scripts/print-message-types.ts from new-version.json; not edited by hand.
declare const messages: {
  new_version: () => string;
  reload: () => string;
  later: () => string;
};
export default messages;
