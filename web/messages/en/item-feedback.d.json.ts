// Printed by scripts/print-message-types.ts from item-feedback.json; not edited by hand.
declare const messages: {
  like: () => string;
  dislike: () => string;
  liked: () => string;
  disliked: () => string;
  positive_title: () => string;
  negative_title: () => string;
  who_reads: () => string;
  tell_more: () => string;
  reasons: () => string;
  emotions: () => string;
  inaccurate_clone: () => string;
  glitches: () => string;
  audio_quality: () => string;
  other: () => string;
  too_short: () => string;
  reviewed: () => string;
  sent: () => string;
  kept: () => string;
  skip: () => string;
  cancel: () => string;
  close: () => string;
  send: () => string;
};
export default messages;
