import { defineSlice, resource } from '../../manifest.ts';
import { removePersonalData } from './dictionaries.service.ts';
import { pronunciationDictionariesRoutes } from './pronunciation-dictionaries.routes.ts';

export const slice = defineSlice({
  name: 'pronunciation-dictionaries',
  purpose: 'Keeps how words are pronounced: dictionaries of rules in versions, and which ones a workspace speaks with.',
  routes: pronunciationDictionariesRoutes,
  tables: [
    'pronunciation_dictionary',
    'pronunciation_version',
    'pronunciation_rule_chunk',
    'workspace_pronunciation_dictionary',
    'pronunciation_dictionary_job',
  ],
  personalData: {
    archive: [
      {
        file: 'pronunciation-dictionaries',
        table: 'pronunciation_dictionary',
        key: 'dictionary_id',
        of: { column: 'created_by_user_id' },
      },
      {
        file: 'pronunciation-versions',
        table: 'pronunciation_version',
        key: 'version_id',
        of: { column: 'created_by_user_id' },
      },
      {
        file: 'pronunciation-rules',
        table: 'pronunciation_rule_chunk',
        key: 'chunk_id',
        of: { through: 'dictionary_id', table: 'pronunciation_dictionary', column: 'created_by_user_id' },
      },
    ],
    withheld: { pronunciation_dictionary_job: 'It says which job uses which dictionary, and both are in the archive.' },
    removePersonalData,
  },
  resources: [
    resource({
      kind: 'pronunciation dictionary',
      table: 'pronunciation_dictionary',
      id: 'dictionary_id',
      workspace: 'workspace_id',
      user: 'created_by_user_id',
    }),
    resource({
      kind: 'version of a pronunciation dictionary',
      table: 'pronunciation_version',
      id: 'version_id',
      workspace: 'workspace_id',
      user: 'created_by_user_id',
    }),
  ],
});
