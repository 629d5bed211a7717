// Printed by scripts/print-message-types.ts from workspace.json; not edited by hand.
declare const messages: {
  workspace: () => string;
  workspace_intro: () => string;
  name: () => string;
  name_help: () => string;
  name_saved: () => string;
  timeout: () => string;
  timeout_help: () => string;
  timeout_off: () => string;
  timeout_saved: () => string;
  minutes: (params: { count: number }) => string;
  hours: (params: { count: number }) => string;
  days: (params: { count: number }) => string;
};
export default messages;
