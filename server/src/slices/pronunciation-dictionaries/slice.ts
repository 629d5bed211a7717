import { defineSlice } from '../../manifest.ts';

export const slice = defineSlice({
  name: 'pronunciation-dictionaries',
  purpose: 'Keeps how words are pronounced: dictionaries of rules in versions, and which ones a workspace speaks with.',
  tables: [
    'pronunciation_dictionary',
    'pronunciation_version',
    'pronunciation_rule_chunk',
    'workspace_pronunciation_dictionary',
  ],
});
