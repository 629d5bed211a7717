import { createFromRules, listDictionaries } from '#contract/pronunciation-dictionaries/api.ts';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { makeRule } from '../rules/rule.ts';
import { t } from './messages.ts';

/** @returns the id of the new dictionary; undefined where it could not be made, which was said */
export async function createSample(): Promise<string | undefined> {
  const rules = [
    makeRule({ written: 'SQL', kind: 'alias', said: 'sequel' }),
    makeRule({ written: 'Claughton', kind: 'ipa', said: 'ˈklɔtən' }),
    makeRule({ written: 'veery', kind: 'cmu-arpabet', said: 'V IH1 R IY0', isCaseSensitive: false }),
  ];
  try {
    const { id } = await call(createFromRules, { body: { name: t('sample_name'), rules } });
    invalidate(listDictionaries);
    return id;
  } catch (error) {
    toastError(error);
    return undefined;
  }
}
