// Printed by scripts/print-message-types.ts from support-access.json; not edited by hand.
declare const messages: {
  open: () => string;
  support: () => string;
  support_intro: () => string;
  support_active: () => string;
  support_requested: () => string;
  support_over: () => string;
  support_asked: (params: { email: string | number; date: string | number }) => string;
  support_offered: (params: { date: string | number }) => string;
  support_reason: (params: { reason: string | number }) => string;
  support_until: (params: { date: string | number }) => string;
  support_open_mail: () => string;
  support_nobody: () => string;
  support_entries: () => string;
  support_entered: (params: { date: string | number }) => string;
  support_end: () => string;
  support_refuse: () => string;
  support_ended: () => string;
  support_granted: () => string;
  support_hours: () => string;
  hours: (params: { count: number }) => string;
  days: (params: { count: number }) => string;
  support_why: () => string;
  support_grant: () => string;
};
export default messages;
