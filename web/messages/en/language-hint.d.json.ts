// Printed by scripts/print-message-types.ts from language-hint.json; not edited by hand.
declare const messages: {
  likely: (params: { language: string | number }) => string;
  read_as: (params: { language: string | number }) => string;
  dismiss: () => string;
  set: (params: { language: string | number }) => string;
};
export default messages;
