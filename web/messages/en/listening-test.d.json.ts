// Printed by scripts/print-message-types.ts from listening-test.json; not edited by hand.
declare const messages: {
  said: () => string;
  heard: () => string;
  nothing: () => string;
  figures: (params: { wrong: number; words: number; percent: string | number }) => string;
  none_wrong: (params: { words: number }) => string;
  took: (params: { seconds: string | number; took: string | number }) => string;
  loaded_in: (params: { seconds: string | number }) => string;
  spoken_language: (params: { language: string | number }) => string;
};
export default messages;
