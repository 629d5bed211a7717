// Printed by scripts/print-message-types.ts from messages.json; not edited by hand.
declare const messages: {
  heading: () => string;
  mark_all: () => string;
  mark_one: (params: { title: string | number }) => string;
  needs_attention: () => string;
  severity_info: () => string;
  severity_success: () => string;
  severity_warning: () => string;
  severity_error: () => string;
  list: () => string;
  empty_title: () => string;
  empty_body: () => string;
  notifications: () => string;
  notifications_intro: () => string;
  event: () => string;
  by_email: () => string;
  in_app: () => string;
  notice_product_updates: () => string;
  notice_new_member: () => string;
  notice_by_email: (params: { event: string | number }) => string;
  notice_in_app: (params: { event: string | number }) => string;
};
export default messages;
