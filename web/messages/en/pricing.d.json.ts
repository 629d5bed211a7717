// Printed by scripts/print-message-types.ts from pricing.json; not edited by hand.
declare const messages: {
  title: () => string;
  lead: () => string;
  docs: () => string;
  sign_in: () => string;
  sign_up: () => string;
  open: (params: { installation: string | number }) => string;
  off_title: () => string;
  off_text: (params: { installation: string | number }) => string;
  sandbox: () => string;
  loading: () => string;
  questions: () => string;
  q_credits: () => string;
  a_credits: () => string;
  q_rest: () => string;
  a_rest: () => string;
  q_more: () => string;
  a_more: () => string;
  q_less: () => string;
  a_less: () => string;
  q_cancel: () => string;
  a_cancel: () => string;
};
export default messages;
