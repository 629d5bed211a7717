import { declareError, declareNotFound } from '../kit/declared-error.ts';
import { maxDictionaries, maxRules, maxVersions } from './types.ts';

export const dictionaryNotFound = declareNotFound('pronunciation_dictionary', {
  when: 'The workspace has no pronunciation dictionary with this id, or it is not shared with the caller.',
  remedy: 'Take the id from `GET /v1/pronunciation-dictionaries`.',
});

export const dictionaryVersionNotFound = declareError(404, 'pronunciation_dictionary_version_not_found', {
  example: { id: '21m00Tcm4TlvDq8ikWAM', version_id: 'BdF0s0aZ3oFoKnDYdTox' },
  message: ({ id, version_id }) => `The pronunciation dictionary ${id} has no version ${version_id}.`,
  param: 'version_id',
  when: 'The pronunciation dictionary has no version with this id.',
  remedy: 'Take the id from the versions of the dictionary, or leave it out for the latest one.',
});

export const dictionaryArchived = declareError(400, 'pronunciation_dictionary_archived', {
  example: { id: '21m00Tcm4TlvDq8ikWAM', name: 'Names of the novel' },
  message: ({ id, name }) => `The pronunciation dictionary “${name}” (${id}) is archived.`,
  param: 'pronunciation_dictionary_id',
  when: 'The pronunciation dictionary is archived, so that nothing new is spoken with it and its rules are not changed.',
  remedy: 'Restore it by a PATCH with `{"archived": false}`, or name another dictionary.',
});

/** Of every call that speaks with dictionaries. `param` is `pronunciation_dictionary_locators` there. */
export const locatorErrors = [dictionaryNotFound, dictionaryVersionNotFound, dictionaryArchived] as const;

export const dictionaryAccessDenied = declareError(403, 'pronunciation_dictionary_access_denied', {
  example: { name: 'Names of the novel', needed: 'editor', access: 'viewer' },
  message: ({ name, needed, access }) =>
    `Changing the pronunciation dictionary “${name}” like this needs the permission ${needed}; yours is ${access}.`,
  when: 'The caller may see the dictionary, but not change it like this.',
  remedy: 'Ask its creator, or an admin of the workspace, to share it with the permission that is needed.',
});

export const dictionaryChanged = declareError(409, 'pronunciation_dictionary_changed', {
  example: { name: 'Names of the novel', version_id: 'BdF0s0aZ3oFoKnDYdTox' },
  message: ({ name, version_id }) =>
    `The pronunciation dictionary “${name}” was changed elsewhere and is now at version ${version_id}. Nothing was saved.`,
  param: 'if_version_id',
  when: 'Somebody has saved the dictionary since the version of `if_version_id`.',
  remedy: 'Read the dictionary again, make the change anew, and save it with the new `if_version_id`.',
});

export const dictionaryInUse = declareError(409, 'pronunciation_dictionary_in_use', {
  example: { name: 'Names of the novel' },
  message: ({ name }) =>
    `The pronunciation dictionary “${name}” is in the list of the workspace, so it stays shared and is not archived.`,
  param: 'archived',
  when: 'A dictionary that everything in the workspace is spoken with should be archived, or be no longer shared.',
  remedy: 'Have an admin take it out of the list by `PUT /v1/workspace/pronunciation-dictionary-locators` first.',
});

export const invalidDictionaryFile = declareError(400, 'invalid_pronunciation_file', {
  example: { reason: 'line 3: the element lexeme is not closed' },
  message: ({ reason }) => `The file is no pronunciation dictionary: ${reason}.`,
  param: 'file',
  when: 'The file is neither a well-formed PLS lexicon without a document type, nor text with a word and its replacement on each line.',
  remedy: 'Correct the file. PLS files must not have a document type (DTD), and must be in UTF-8 or UTF-16.',
});

export const tooManyRules = declareError(400, 'too_many_pronunciation_rules', {
  message: `A pronunciation dictionary may have ${maxRules} rules.`,
  when: 'The dictionary would have more rules than the maximum.',
  remedy: 'Divide the rules among several dictionaries. A request may name three.',
});

export const tooManyDictionaries = declareError(400, 'too_many_pronunciation_dictionaries', {
  message: `A workspace may have ${maxDictionaries} pronunciation dictionaries, archived ones included.`,
  when: 'The workspace has the maximum number of dictionaries.',
  remedy: 'Use one of the dictionaries that exist; an archived one can be restored and its rules replaced.',
});

export const tooManyVersions = declareError(400, 'too_many_pronunciation_versions', {
  message: `A pronunciation dictionary may have ${maxVersions} versions.`,
  when: 'The dictionary was saved as often as it may be.',
  remedy: 'Create another dictionary from its rules, and save several changes together.',
});
