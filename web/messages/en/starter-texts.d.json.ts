// Printed by scripts/print-message-types.ts from starter-texts.json; not edited by hand.
declare const messages: {
  story: () => string;
  joke: () => string;
  ad: () => string;
  languages: () => string;
  film: () => string;
  game: () => string;
  podcast: () => string;
  calm: () => string;
};
export default messages;
