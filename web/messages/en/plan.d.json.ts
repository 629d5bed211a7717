// Printed by scripts/print-message-types.ts from plan.json; not edited by hand.
declare const messages: {
  gate_title: (params: { plan: string | number; feature: string | number }) => string;
  gate_credits: (params: { count: number }) => string;
  gate_concurrency: (params: { count: number }) => string;
  upgrade: () => string;
  compare_plans: () => string;
  per_month: () => string;
  not_now: () => string;
  locked_label: (params: { label: string | number; plan: string | number }) => string;
  quota_needs: (params: { needed: string | number; left: string | number }) => string;
  quota_shorten: (params: { count: number }) => string;
  quota_extend: (params: { price: string | number }) => string;
  plan_who: () => string;
  seats_used: (params: { used: string | number; max: string | number }) => string;
  seats_used_without_limit: (params: { count: number }) => string;
  seats_without_limit: () => string;
  upgrade_to: (params: { plan: string | number }) => string;
};
export default messages;
