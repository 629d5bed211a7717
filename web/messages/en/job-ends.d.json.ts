// Printed by scripts/print-message-types.ts from job-ends.json; not edited by hand.
declare const messages: {
  toast_download: () => string;
  toast_open: () => string;
  toast_list: () => string;
  is_done: (params: { title: string | number }) => string;
  has_failed: (params: { title: string | number; reason: string | number }) => string;
};
export default messages;
