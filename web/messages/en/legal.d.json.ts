// Printed by scripts/print-message-types.ts from legal.json; not edited by hand.
declare const messages: {
  privacy: () => string;
  terms: () => string;
  start: (params: { installation: string | number }) => string;
  loading: () => string;
};
export default messages;
