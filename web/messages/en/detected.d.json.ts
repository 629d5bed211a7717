// Printed by scripts/print-message-types.ts from detected.json; not edited by hand.
declare const messages: {
  nothing: () => string;
  asking: () => string;
  unknown: () => string;
  detected: (params: { languages: string | number }) => string;
  unsure: (params: { language: string | number; share: string | number }) => string;
};
export default messages;
