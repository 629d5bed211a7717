// Printed by scripts/print-message-types.ts from code.json; not edited by hand.
declare const messages: {
  code_title: () => string;
  code_description: () => string;
  code_language: () => string;
  code_install: () => string;
  code_key: (params: { key: string | number; link: string | number }) => string;
  code_key_link: () => string;
  code_text: () => string;
  code_no_text: () => string;
};
export default messages;
