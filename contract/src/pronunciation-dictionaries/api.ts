/** Pronunciation dictionaries: made, changed, listed in versions, and which ones a workspace speaks with. */
import { z } from 'zod';
import { bytes, endpoint } from '../kit/endpoint.ts';
import { Flag } from '../kit/flag.ts';
import { anyBytes, form, optionalFile } from '../kit/form.ts';
import { systemBusy } from '../speech/errors.ts';
import {
  dictionaryAccessDenied,
  dictionaryArchived,
  dictionaryChanged,
  dictionaryInUse,
  dictionaryNotFound,
  dictionaryVersionNotFound,
  invalidDictionaryFile,
  locatorErrors,
  tooManyDictionaries,
  tooManyRules,
  tooManyVersions,
} from './errors.ts';
import {
  CreatedDictionary,
  Dictionary,
  DictionaryDescription,
  DictionaryLocator,
  DictionaryName,
  DictionaryUses,
  DictionaryVersion,
  maxFileBytes,
  maxLocators,
  maxRules,
  Rule,
  RuleInput,
  RuleSupport,
  SavedRules,
  WorkspaceAccess,
} from './types.ts';

const reads = { tag: 'pronunciation-dictionaries', permission: 'pronunciation_dictionaries_read' } as const;
const writes = { tag: 'pronunciation-dictionaries', permission: 'pronunciation_dictionaries_write' } as const;

const DictionaryId = z.object({
  pronunciation_dictionary_id: z.string().max(100).describe('The id of a dictionary, as the list tells it.'),
});
const VersionId = DictionaryId.extend({
  version_id: z.string().max(100).describe('The id of a version of the dictionary.'),
});

const Rules = z
  .array(RuleInput)
  .max(maxRules)
  .describe('The rules, in the order in which they are tried: the first one that matches wins.');

const ifVersion = {
  if_version_id: z
    .string()
    .max(100)
    .nullish()
    .describe(
      'Veery only. The version that the change was made from. Where somebody has saved another one since, the answer is 409 and nothing is changed.',
    ),
};

const aboutDictionary = {
  name: DictionaryName.describe('Its name for people.'),
  description: DictionaryDescription.nullish().describe('What it is for.'),
  workspace_access: WorkspaceAccess.nullish().describe(
    'What every member of the workspace may do with it: `admin`, `editor` or `viewer`. Only its creator has access when it is left out.',
  ),
};

/** Of every call that saves rules. */
const saveErrors = [
  dictionaryNotFound,
  dictionaryAccessDenied,
  dictionaryArchived,
  dictionaryChanged,
  tooManyRules,
  tooManyVersions,
] as const;
/** Room for the most rules of a usual length. */
const maxBodyBytes = 8 * 1024 * 1024;
const identicalSave = 'Each save is a version of its own; one that changes nothing is not.';

export const listDictionaries = endpoint({
  ...reads,
  method: 'GET',
  path: '/v1/pronunciation-dictionaries',
  operation: 'pronunciationDictionaries_list',
  publicApi: 2025,
  summary: 'List pronunciation dictionaries',
  description: 'Returns the pronunciation dictionaries that the caller has access to.',
  query: z.object({
    cursor: z.string().max(500).nullish().describe('The `next_cursor` of the page before.'),
    page_size: z.coerce.number().int().min(1).max(100).default(30).describe('How many to return.'),
    sort: z
      .enum(['creation_time_unix', 'name'])
      .nullish()
      .describe('What to sort by; the time of creation by default.'),
    sort_direction: z
      .string()
      .regex(/^(?:ascending|descending)$/i, 'Give ascending or descending')
      .nullish()
      .describe('`ascending` or `descending`, which is the default.'),
    include_archived: Flag.default(false).describe('Whether to return archived ones too.'),
    search: z.string().max(200).optional().describe('Veery only. Only those whose name contains this, in any case.'),
  }),
  response: z.object({
    pronunciation_dictionaries: z.array(Dictionary).describe('The dictionaries.'),
    next_cursor: z.string().nullable().describe('Leads to the next page; null if this is the last.'),
    has_more: z.boolean().describe('Whether there are more.'),
  }),
});

export const createFromRules = endpoint({
  ...writes,
  method: 'POST',
  path: '/v1/pronunciation-dictionaries/add-from-rules',
  operation: 'pronunciationDictionaries_createFromRules',
  publicApi: 2025,
  summary: 'Create a dictionary from rules',
  description: 'Creates a pronunciation dictionary, whose first version has the given rules.',
  body: z.object({ rules: Rules, ...aboutDictionary }),
  maxBodyBytes,
  idempotent: true,
  response: CreatedDictionary,
  errors: [tooManyDictionaries],
});

export const createFromFile = endpoint({
  ...writes,
  method: 'POST',
  path: '/v1/pronunciation-dictionaries/add-from-file',
  operation: 'pronunciationDictionaries_createFromFile',
  publicApi: 2025,
  summary: 'Create a dictionary from a file',
  description:
    'Creates a pronunciation dictionary from a PLS lexicon (PLS 1.0), or from a `.csv` or `.txt` file with `word,replacement` on each line. Of several pronunciations of one word, the preferred or first one counts, and roles of other programs, such as parts of speech, say nothing; the header `x-veery-warnings` names the lexemes of which something is left out. A file with rules that cannot be used is refused, and the answer names each of them. Without a file, the dictionary is empty.',
  body: form(z.object(aboutDictionary), { file: optionalFile({ maxBytes: maxFileBytes, types: [anyBytes] }) }),
  idempotent: true,
  headers: ['x-veery-warnings'],
  response: CreatedDictionary,
  errors: [tooManyDictionaries, tooManyRules, invalidDictionaryFile, systemBusy],
});

/** Rules that are checked at a time. */
const maxChecked = 1000;

export const checkRules = endpoint({
  ...reads,
  method: 'POST',
  path: '/v1/pronunciation-dictionaries/check-rules',
  operation: 'pronunciationDictionaries_checkRules',
  summary: 'Check which engines say rules',
  description:
    'Says for each rule which engines of the server can say it in a language. Nothing is kept. What an engine cannot say it reads by its own rules, and the answer of the speech has a warning (`pronunciation_not_honoured`).',
  body: z.object({
    rules: z.array(RuleInput).min(1).max(maxChecked).describe(`The rules, up to ${maxChecked}.`),
    language_code: z
      .string()
      .max(40)
      .default('en')
      .describe('The language of the texts, as an ISO 639-1 code; English when it is left out.'),
  }),
  response: z.object({ rules: z.array(RuleSupport).describe('One result per rule, in the order of the request.') }),
});

export const getDictionary = endpoint({
  ...reads,
  method: 'GET',
  path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}',
  operation: 'pronunciationDictionaries_get',
  publicApi: 2025,
  summary: 'Get a dictionary',
  description: 'Returns a pronunciation dictionary with the rules of its latest version.',
  params: DictionaryId,
  response: Dictionary.extend({ rules: z.array(Rule).describe('The rules of the latest version, in order.') }),
  errors: [dictionaryNotFound],
});

export const updateDictionary = endpoint({
  ...writes,
  method: 'PATCH',
  path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}',
  operation: 'pronunciationDictionaries_update',
  publicApi: 2025,
  summary: 'Update a dictionary',
  description:
    'Changes what is given and keeps the rest; the rules and their version stay. Who may use it, and whether it is archived, is changed only with the permission `admin`. A dictionary in the list of the workspace is not archived.',
  params: DictionaryId,
  body: z.object({
    archived: z.boolean().optional().describe('Whether it is archived.'),
    name: DictionaryName.optional().describe('Its name for people.'),
    description: DictionaryDescription.nullish().describe('Veery only. What it is for; null removes it.'),
    workspace_access: WorkspaceAccess.nullish().describe(
      'Veery only. What every member of the workspace may do with it; null for its creator only.',
    ),
  }),
  response: Dictionary,
  errors: [dictionaryNotFound, dictionaryAccessDenied, dictionaryInUse],
});

export const addRules = endpoint({
  ...writes,
  method: 'POST',
  path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/add-rules',
  operation: 'pronunciationDictionaries_rules_add',
  publicApi: 2025,
  summary: 'Add rules',
  description: `Adds rules at the end. One with the \`string_to_replace\` of an existing rule takes the place of it. ${identicalSave}`,
  params: DictionaryId,
  body: z.object({ rules: Rules, ...ifVersion }),
  maxBodyBytes,
  response: SavedRules,
  errors: saveErrors,
});

export const removeRules = endpoint({
  ...writes,
  method: 'POST',
  path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/remove-rules',
  operation: 'pronunciationDictionaries_rules_remove',
  publicApi: 2025,
  summary: 'Remove rules',
  description: `Removes all rules with one of the given strings to replace. Strings that no rule has are ignored. ${identicalSave}`,
  params: DictionaryId,
  body: z.object({
    rule_strings: z.array(z.string()).max(maxRules).describe('What the rules replace, letter for letter.'),
    ...ifVersion,
  }),
  maxBodyBytes,
  response: SavedRules,
  errors: [dictionaryNotFound, dictionaryAccessDenied, dictionaryArchived, dictionaryChanged, tooManyVersions],
});

export const setRules = endpoint({
  ...writes,
  method: 'POST',
  path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/set-rules',
  operation: 'pronunciationDictionaries_rules_set',
  publicApi: 2026,
  summary: 'Replace all rules',
  description: `Puts the given rules in the place of all others. ${identicalSave}`,
  params: DictionaryId,
  body: z.object({ rules: Rules, ...ifVersion }),
  maxBodyBytes,
  response: SavedRules,
  errors: [dictionaryNotFound, dictionaryAccessDenied, dictionaryArchived, dictionaryChanged, tooManyVersions],
});

export const downloadVersion = endpoint({
  ...reads,
  method: 'GET',
  path: '/v1/pronunciation-dictionaries/{dictionary_id}/{version_id}/download',
  operation: 'pronunciationDictionaries_download',
  publicApi: 2025,
  summary: 'Download a version as PLS',
  description:
    'Returns a version as a PLS 1.0 lexicon. Rules that ignore case or match within words are marked with the roles `v:any-case` and `v:within-words`, which other programs ignore.',
  params: z.object({
    dictionary_id: z.string().max(100).describe('The id of the dictionary.'),
    version_id: z.string().max(100).describe('The id of the version.'),
  }),
  media: true,
  response: bytes('text/plain; charset=utf-8'),
  errors: [dictionaryNotFound, dictionaryVersionNotFound],
});

export const listVersions = endpoint({
  ...reads,
  method: 'GET',
  path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/versions',
  operation: 'pronunciationDictionaries_listVersions',
  summary: 'List the versions of a dictionary',
  description: 'Returns the versions, newest first.',
  params: DictionaryId,
  query: z.object({
    cursor: z.coerce.number().int().min(1).optional().describe('The `next_cursor` of the page before.'),
    page_size: z.coerce.number().int().min(1).max(100).default(30).describe('How many to return.'),
  }),
  response: z.object({
    versions: z.array(DictionaryVersion).describe('The versions.'),
    next_cursor: z.string().nullable().describe('Leads to the next page; null if this is the last.'),
    has_more: z.boolean().describe('Whether there are more.'),
  }),
  errors: [dictionaryNotFound],
});

export const getVersion = endpoint({
  ...reads,
  method: 'GET',
  path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/versions/{version_id}/rules',
  operation: 'pronunciationDictionaries_getVersion',
  summary: 'Get a version of a dictionary',
  description: 'Returns a version with its rules.',
  params: VersionId,
  response: DictionaryVersion.extend({ rules: z.array(Rule).describe('The rules of the version, in order.') }),
  errors: [dictionaryNotFound, dictionaryVersionNotFound],
});

export const restoreVersion = endpoint({
  ...writes,
  method: 'POST',
  path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/versions/{version_id}/restore',
  operation: 'pronunciationDictionaries_restoreVersion',
  summary: 'Restore a version of a dictionary',
  description: 'Saves the rules of an earlier version as the latest one. Nothing of the history is lost.',
  params: VersionId,
  body: z.object(ifVersion),
  response: SavedRules,
  errors: [
    dictionaryNotFound,
    dictionaryVersionNotFound,
    dictionaryAccessDenied,
    dictionaryArchived,
    dictionaryChanged,
    tooManyVersions,
  ],
});

export const listUses = endpoint({
  ...reads,
  method: 'GET',
  path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/uses',
  operation: 'pronunciationDictionaries_listUses',
  summary: 'Find where a dictionary is used',
  description:
    'Says whether the dictionary is in the list of the workspace, and which bulk jobs of the caller speak with it.',
  params: DictionaryId,
  response: DictionaryUses,
  errors: [dictionaryNotFound],
});

export const setWorkspaceDictionaries = endpoint({
  tag: 'pronunciation-dictionaries',
  access: 'admin',
  permission: 'workspace_write',
  method: 'PUT',
  path: '/v1/workspace/pronunciation-dictionary-locators',
  operation: 'pronunciationDictionaries_setWorkspaceList',
  summary: 'Set the dictionaries of the workspace',
  description: `Decides on the dictionaries that everything in the workspace is spoken with, up to ${maxLocators}, unless a request says otherwise. \`GET /v1/workspace\` returns them. They apply to all members, also where they are not shared. Only admins of the workspace may do this.`,
  body: z.object({
    pronunciation_dictionary_locators: z
      .array(DictionaryLocator)
      .max(maxLocators)
      .describe('The dictionaries, in the order in which they are tried; an empty list for none.'),
  }),
  response: z.object({
    pronunciation_dictionary_locators: z.array(DictionaryLocator).describe('The list as it stands now.'),
  }),
  errors: locatorErrors,
});
