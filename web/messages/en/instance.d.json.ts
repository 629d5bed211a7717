// Printed by scripts/print-message-types.ts from instance.json; not edited by hand.
declare const messages: {
  pages: () => string;
  instance: () => string;
  overview: () => string;
  mail: () => string;
  feedback: () => string;
  moderation: () => string;
  support: () => string;
  statistics: () => string;
  denied_title: () => string;
  denied_text: () => string;
  overview_intro: () => string;
  refresh: () => string;
  loading: () => string;
  statistics_intro: () => string;
  statistics_off: () => string;
  statistics_off_text: () => string;
  statistics_none: () => string;
  statistics_none_text: () => string;
  span: () => string;
  days: (params: { count: number }) => string;
  event: () => string;
  count: () => string;
  most_users: () => string;
};
export default messages;
