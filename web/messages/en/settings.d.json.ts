// Printed by scripts/print-message-types.ts from settings.json; not edited by hand.
declare const messages: {
  settings: () => string;
  sections: () => string;
  invites: () => string;
};
export default messages;
