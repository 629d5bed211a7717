// Printed by scripts/print-message-types.ts from dictionary-picker.json; not edited by hand.
declare const messages: {
  label: () => string;
  way_workspace: () => string;
  way_none: () => string;
  way_chosen: () => string;
  workspace_empty: () => string;
  not_available: () => string;
  order: () => string;
  earlier: (params: { name: string | number }) => string;
  later: (params: { name: string | number }) => string;
  remove: (params: { name: string | number }) => string;
  add: () => string;
  choose: () => string;
  nothing_left: () => string;
  none_exist: () => string;
  order_help: () => string;
  full: (params: { count: string | number }) => string;
  fixed_version: () => string;
  manage: () => string;
};
export default messages;
