import { declareError, declareNotFound } from '../kit/declared-error.ts';

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
