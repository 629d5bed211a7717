// Printed by scripts/print-message-types.ts from wave.json; not edited by hand.
declare const messages: {
  zoom_in: () => string;
  zoom_out: () => string;
  zoom_most: () => string;
  zoom_whole: () => string;
  trim_start: () => string;
  trim_end: () => string;
};
export default messages;
