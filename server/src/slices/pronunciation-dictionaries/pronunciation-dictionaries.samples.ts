import type { PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';
import { defineSamples } from '../../testing/samples.ts';
import { createDictionary } from './dictionaries.service.ts';

const rule = (string_to_replace: string): PronunciationRule => ({
  ...{ type: 'alias', string_to_replace, alias: 'tie land', case_sensitive: true, word_boundaries: true },
});
const path = '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}';

export const pronunciationDictionariesSamples = defineSamples({
  async addToTenant(_app, { user, words }) {
    const made = await createDictionary(user.ctx(), { name: words, rules: [rule('Thailand')] });
    return { dictionary_id: made.id, dictionary_version_id: made.version_id };
  },
  // What is saved is what there is, so that the version that a save is made from stays the latest.
  endpoints: {
    'POST /v1/pronunciation-dictionaries/add-from-rules': () => ({ body: { name: 'Names', rules: [rule('Thai')] } }),
    'POST /v1/pronunciation-dictionaries/add-from-file': () => ({ body: { fields: { name: 'Empty' }, files: {} } }),
    'POST /v1/pronunciation-dictionaries/check-rules': () => ({ body: { rules: [rule('Thailand')] } }),
    [`PATCH ${path}`]: () => ({ body: { name: 'Renamed' } }),
    [`POST ${path}/add-rules`]: () => ({ body: { rules: [rule('Thailand')] } }),
    [`POST ${path}/remove-rules`]: () => ({ body: { rule_strings: ['Laos'] } }),
    [`POST ${path}/set-rules`]: () => ({ body: { rules: [rule('Thailand')] } }),
    [`POST ${path}/versions/{version_id}/restore`]: () => ({ body: {} }),
    'PUT /v1/workspace/pronunciation-dictionary-locators': ({ dictionary_id: pronunciation_dictionary_id }) => ({
      body: { pronunciation_dictionary_locators: [{ pronunciation_dictionary_id }] },
    }),
  },
  ids: {
    pronunciation_dictionary_id: {
      ...{ owner: 'private', kind: 'pronunciation dictionary' },
      of: (tenant) => tenant.dictionary_id,
    },
    dictionary_id: { owner: 'private', kind: 'pronunciation dictionary', of: (tenant) => tenant.dictionary_id },
    version_id: {
      ...{ owner: 'private', kind: 'version of a pronunciation dictionary' },
      of: (tenant) => tenant.dictionary_version_id,
    },
    if_version_id: {
      ...{ owner: 'private', kind: 'version of a pronunciation dictionary' },
      of: (tenant) => tenant.dictionary_version_id,
    },
  },
});
