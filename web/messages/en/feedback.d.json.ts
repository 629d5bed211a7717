// Printed by scripts/print-message-types.ts from feedback.json; not edited by hand.
declare const messages: {
  title: () => string;
  intro: () => string;
  kind: () => string;
  kind_bug: () => string;
  kind_idea: () => string;
  kind_other: () => string;
  message: () => string;
  message_help: () => string;
  message_missing: () => string;
  rating: () => string;
  rating_none: () => string;
  rating_of: (params: { rating: string | number }) => string;
  cancel: () => string;
  send: () => string;
  sent: () => string;
};
export default messages;
