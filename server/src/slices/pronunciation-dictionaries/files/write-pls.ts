/** Writes rules as a PLS 1.0 lexicon. Pure. */
import type { PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';
import { collapse, plsNamespace, roles, rolesNamespace } from './pls.ts';

/** Where nobody said of which language the words are. A lexicon must name one. */
const usualLanguage = 'en-US';

export function writePls(rules: readonly PronunciationRule[], language: string | null): string {
  const lexemes = rules.map(lexeme);
  const isPlain = lexemes.every((lexeme) => !lexeme.includes('<lexeme role='));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<lexicon version="1.0"',
    `      xmlns="${plsNamespace}"`,
    ...(isPlain ? [] : [`      xmlns:v="${rolesNamespace}"`]),
    `      alphabet="ipa" xml:lang="${language ?? usualLanguage}">`,
    ...lexemes,
    '</lexicon>',
    '',
  ].join('\n');
}

function lexeme(rule: PronunciationRule): string {
  const { string_to_replace: word, case_sensitive, word_boundaries } = rule;
  const spoken = rule.type === 'alias' ? rule.alias : rule.phoneme;
  const role = [
    case_sensitive ? [] : roles.anyCase,
    word_boundaries ? [] : roles.withinWords,
    collapse(word) === word && collapse(spoken) === spoken ? [] : roles.exact,
  ]
    .flat()
    .map((name) => `v:${name}`)
    .join(' ');
  return [
    `  <lexeme${role && ` role="${role}"`}>`,
    `    <grapheme>${escape(word)}</grapheme>`,
    `    ${replacement(rule)}`,
    '  </lexeme>',
  ].join('\n');
}

function replacement(rule: PronunciationRule): string {
  if (rule.type === 'alias') return `<alias>${escape(rule.alias)}</alias>`;
  // Names of other alphabets than IPA begin with x-.
  const alphabet = rule.alphabet === 'ipa' ? '' : ` alphabet="x-${rule.alphabet}"`;
  return `<phoneme${alphabet}>${escape(rule.phoneme)}</phoneme>`;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
