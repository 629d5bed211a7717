// Printed by scripts/print-message-types.ts from outcome.json; not edited by hand.
declare const messages: {
  quota_ways_out: (params: { count: number }) => string;
  from_history: () => string;
  seed_fixed: (params: { seed: string | number }) => string;
  news_ready: (params: { cost: string | number }) => string;
  news_stopped_heard: () => string;
};
export default messages;
