// Printed by scripts/print-message-types.ts from transcript-export.json; not edited by hand.
declare const messages: {
  title: () => string;
  format: () => string;
  format_txt: () => string;
  help_txt: () => string;
  format_pdf: () => string;
  help_pdf: () => string;
  format_docx: () => string;
  help_docx: () => string;
  format_json: () => string;
  help_json: () => string;
  format_html: () => string;
  help_html: () => string;
  format_srt: () => string;
  help_srt: () => string;
  format_vtt: () => string;
  help_vtt: () => string;
  speakers: () => string;
  times: () => string;
  short_segments: () => string;
  max_characters: () => string;
  anew: () => string;
  no_cues: () => string;
  cancel: () => string;
  save: () => string;
};
export default messages;
