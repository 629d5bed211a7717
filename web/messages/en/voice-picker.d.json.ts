// Printed by scripts/print-message-types.ts from voice-picker.json; not edited by hand.
declare const messages: {
  voice_search: () => string;
  voice_tabs: () => string;
  filters: () => string;
  voices_recent: () => string;
  voices_count: (params: { count: number }) => string;
  voices_found: (params: { found: number; count: number }) => string;
  voices_none: () => string;
  voices_show_all: () => string;
  voice_in_use: () => string;
  voice_keys: () => string;
  voice_keys_favourite: () => string;
  preview: (params: { name: string | number }) => string;
  preview_stop: (params: { name: string | number }) => string;
  favourite: (params: { name: string | number }) => string;
  samples_count: (params: { name: string | number; count: number }) => string;
  engine_note: () => string;
  filter_language: () => string;
  filter_gender: () => string;
  filter_age: () => string;
  filter_use_case: () => string;
  voices_all: () => string;
  voices_favourites: () => string;
  voices_none_favourites: () => string;
  voices_none_recent: () => string;
};
export default messages;
