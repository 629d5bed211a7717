// Printed by scripts/print-message-types.ts from recognition-notes.json; not edited by hand.
declare const messages: {
  model_fallback: (params: { model: string | number; recogniser: string | number }) => string;
  language_assumed: (params: { recogniser: string | number; language: string | number }) => string;
  confidence_not_available: (params: { recogniser: string | number }) => string;
  language_id_not_available: (params: { recogniser: string | number }) => string;
  diarisation_not_available: (params: { recogniser: string | number }) => string;
  audio_events_not_available: (params: { recogniser: string | number }) => string;
  punctuation_not_available: (params: { recogniser: string | number }) => string;
  keyterms_not_available: (params: { recogniser: string | number }) => string;
  translation_not_available: (params: { recogniser: string | number }) => string;
};
export default messages;
