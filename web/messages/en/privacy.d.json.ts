// Printed by scripts/print-message-types.ts from privacy.json; not edited by hand.
declare const messages: {
  consent_title: () => string;
  consent_text: () => string;
  consent_policy: (params: { link: string | number }) => string;
  privacy_policy: () => string;
  consent_necessary: () => string;
  consent_statistics: () => string;
  consent_granted_now: () => string;
  consent_denied_now: () => string;
  consent_opted_out: () => string;
  consent_close: () => string;
  bipa_title: () => string;
  bipa_effective: () => string;
  bipa_why: () => string;
  bipa_what: () => string;
  bipa_where: () => string;
  bipa_choice: () => string;
  bipa_accept: () => string;
  bipa_failed: () => string;
  sign_out: () => string;
  moderation_title: () => string;
  moderation_text: () => string;
  moderation_read: () => string;
};
export default messages;
