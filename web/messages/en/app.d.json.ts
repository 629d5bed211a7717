// Printed by scripts/print-message-types.ts from app.json; not edited by hand.
declare const messages: {
  loading: () => string;
  crash_title: () => string;
  crash_body: () => string;
  reload: () => string;
  problem_title: () => string;
  problem_body: () => string;
  problem_id: (params: { id: string | number }) => string;
  try_again: () => string;
  outdated_title: () => string;
  outdated_body: () => string;
  unloaded_title: () => string;
  unloaded_body: () => string;
  unloaded_offline: () => string;
};
export default messages;
