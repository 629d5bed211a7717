// Printed by scripts/print-message-types.ts from errors.json; not edited by hand.
declare const messages: {
  storage_full: () => string;
  too_many_requests: (params: { seconds: number }) => string;
  too_many_jobs: () => string;
  file_quota_exceeded: () => string;
  audio_missing: () => string;
  retry: () => string;
  undo: () => string;
  general_error: () => string;
  part_not_loaded: () => string;
  network_error: () => string;
  request_id: (params: { id: string | number }) => string;
};
export default messages;
