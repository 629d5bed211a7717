// Printed by scripts/print-message-types.ts from starters.json; not edited by hand.
declare const messages: {
  title: () => string;
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
