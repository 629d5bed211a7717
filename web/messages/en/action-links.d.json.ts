// Printed by scripts/print-message-types.ts from action-links.json; not edited by hand.
declare const messages: {
  link_page: () => string;
  link_nowhere_title: () => string;
  link_nowhere_intro: () => string;
  link_nowhere_text: () => string;
  link_checking: () => string;
  unchecked_title: () => string;
  unchecked_text: () => string;
  link_home: () => string;
  other_account_title: () => string;
  other_account_intro: (params: { email: string | number }) => string;
  other_account_text: () => string;
  other_account_switch: () => string;
  other_account_anyway: () => string;
};
export default messages;
