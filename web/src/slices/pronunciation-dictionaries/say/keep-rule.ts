/** Writes a rule into a dictionary, where it is used. */
import {
  addRules,
  createFromRules,
  getDictionary,
  listDictionaries,
  listVersions,
  setRules,
} from '#contract/pronunciation-dictionaries/api.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/failures/errors.ts';
import { invalidate } from '../../../lib/queries.ts';
import { isConflict, problemsOf } from '../rules/conflicts.ts';
import type { Rule } from '../rules/rule.ts';

async function add(id: string, rule: Rule): Promise<void> {
  const params = { pronunciation_dictionary_id: id };
  const { rules, latest_version_id: if_version_id } = await call(getDictionary, { params });
  const others = rules.filter(({ string_to_replace }) => string_to_replace !== rule.string_to_replace);
  const problem = problemsOf([...others, rule]).get(others.length);
  // An earlier rule would be used instead, so this one comes first.
  if (problem && isConflict(problem))
    await call(setRules, { params, body: { rules: [rule, ...others], if_version_id } });
  else await call(addRules, { params, body: { rules: [rule], if_version_id } });
}

/** @returns the id of the dictionary @throws ApiError */
export async function keepRule(rule: Rule, to: { id: string } | { name: string }): Promise<string> {
  try {
    if ('name' in to) {
      const body = { name: to.name, rules: [rule], workspace_access: 'editor' as const };
      return (await call(createFromRules, { body })).id;
    }
    try {
      await add(to.id, rule);
    } catch (error) {
      // Somebody saved the dictionary at this moment. The rule is put into what it is now.
      if (!(error instanceof ApiError) || error.type !== 'pronunciation_dictionary_changed') throw error;
      await add(to.id, rule);
    }
    return to.id;
  } finally {
    invalidate(getDictionary, listDictionaries, listVersions);
  }
}
