// Printed by scripts/print-message-types.ts from panels.json; not edited by hand.
declare const messages: {
  settings: () => string;
  instance: () => string;
  account: () => string;
  credits_used: () => string;
  credits_left_of: (params: { left: string | number; limit: string | number }) => string;
  credits_extended: (params: { used: string | number; limit: string | number }) => string;
  credits_no_limit: () => string;
  subscription: () => string;
  usage: () => string;
  plan: (params: { plan: string | number }) => string;
  theme: () => string;
  theme_light: () => string;
  theme_dark: () => string;
  theme_system: () => string;
  language: () => string;
  api_reference: () => string;
  api_keys: () => string;
  keyboard_shortcuts: () => string;
  sign_out: () => string;
  search_or_jump: () => string;
  help: () => string;
  notifications: () => string;
  jobs: () => string;
  send_feedback: () => string;
  cookie_choices: () => string;
};
export default messages;
