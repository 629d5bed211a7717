import { describe, expect, it } from 'vitest';
import { likelyLanguage, otherNotes } from './likely-language.ts';

const model = { languages: ['en', 'fr'].map((language_id) => ({ language_id, name: language_id })) };
const tag = { code: 'tag', message: 'A tag was left out.' };
const uncertain = (language?: string) => ({
  code: 'language_uncertain',
  message: 'Is it?',
  ...(language ? { language } : {}),
});

describe('likelyLanguage', () => {
  it('is what the server names', () => expect(likelyLanguage([tag, uncertain('fr')], '', model)).toBe('fr'));

  it('is none where nothing is uncertain, one was chosen, or the model does not speak it', () => {
    expect(likelyLanguage([tag], '', model)).toBeUndefined();
    expect(likelyLanguage([uncertain()], '', model)).toBeUndefined();
    expect(likelyLanguage([uncertain('fr')], 'en', model)).toBeUndefined();
    expect(likelyLanguage([uncertain('is')], '', model)).toBeUndefined();
    expect(likelyLanguage([uncertain('fr')], '', undefined)).toBeUndefined();
  });

  it('is not said twice', () => expect(otherNotes([tag, uncertain('fr')])).toEqual([tag]));
});
