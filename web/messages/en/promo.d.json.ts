// Printed by scripts/print-message-types.ts from promo.json; not edited by hand.
declare const messages: {
  invalid: (params: { code: string | number }) => string;
  check_failed: () => string;
  applied: () => string;
  amount_off: (params: { amount: string | number }) => string;
  percent_off: (params: { percent: string | number }) => string;
  each_month: (params: { count: string | number }) => string;
  removed: (params: { code: string | number }) => string;
  expired: () => string;
  free_plan: (params: { count: string | number }) => string;
  title_free: (params: { plan: string | number; offer: string | number }) => string;
  title_percent: (params: { percent: string | number }) => string;
  title_amount: (params: { amount: string | number }) => string;
  title_any: () => string;
  credits: (params: { count: number }) => string;
  per_month: () => string;
  then: (params: { price: string | number }) => string;
  remove: () => string;
  not_now: () => string;
  subscribe: () => string;
  prompt: (params: { code: string | number }) => string;
  use_it: () => string;
  code: () => string;
  code_help: () => string;
  apply: () => string;
  code_missing: () => string;
};
export default messages;
