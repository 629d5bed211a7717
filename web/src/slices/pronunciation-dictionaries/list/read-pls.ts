/** Reads a PLS 1.0 lexicon in the browser. */
import { isError, problemsOf } from '../rules/conflicts.ts';
import { makeRule, type Rule, type RuleKind } from '../rules/rule.ts';
import { FileError } from './file-error.ts';

export interface RefusedLexeme {
  /** The number of the lexeme, from 1. */
  lexeme: number;
  text: string;
  reason: 'no_written' | 'no_said' | 'too_long' | 'not_text' | 'unknown_kind';
}

const kinds: Readonly<Record<string, RuleKind>> = {
  ipa: 'ipa',
  'cmu-arpabet': 'cmu-arpabet',
  'x-cmu-arpabet': 'cmu-arpabet',
  cmu: 'cmu-arpabet',
};

const childrenOf = (element: Element, name: string) =>
  [...element.children].filter(({ localName }) => localName === name);

/** @throws FileError */
export function readPls(source: string): { rules: Rule[]; refused: RefusedLexeme[] } {
  // A document type may define entities that grow without end, and no lexicon needs one.
  if (/<!DOCTYPE/i.test(source)) throw new FileError('has_doctype');
  const root = new DOMParser().parseFromString(source, 'application/xml').documentElement;
  if (root.localName !== 'lexicon') throw new FileError('not_pls');
  const ofLexicon = root.getAttribute('alphabet') ?? 'ipa';
  const rules: Rule[] = [];
  const refused: RefusedLexeme[] = [];
  for (const [at, lexeme] of childrenOf(root, 'lexeme').entries()) {
    const refuse = (reason: RefusedLexeme['reason']) =>
      refused.push({ lexeme: at + 1, text: (lexeme.textContent ?? '').replaceAll(/\s+/g, ' ').trim(), reason });
    const said = [...childrenOf(lexeme, 'phoneme'), ...childrenOf(lexeme, 'alias')];
    const chosen = said.find((one) => one.getAttribute('prefer') === 'true') ?? said[0];
    const graphemes = childrenOf(lexeme, 'grapheme');
    const isPhoneme = chosen?.localName === 'phoneme';
    const kind = isPhoneme ? kinds[(chosen.getAttribute('alphabet') ?? ofLexicon).toLowerCase()] : 'alias';
    const roles = (lexeme.getAttribute('role') ?? '').split(/\s+/);
    if (graphemes.length === 0) refuse('no_written');
    else if (!chosen) refuse('no_said');
    else if (!kind) refuse('unknown_kind');
    else
      for (const grapheme of graphemes) {
        const rule = makeRule({
          written: (grapheme.textContent ?? '').trim(),
          kind,
          said: (chosen.textContent ?? '').trim(),
          isCaseSensitive: !roles.some((role) => role.endsWith(':any-case')),
          isWholeWord: !roles.some((role) => role.endsWith(':within-words')),
        });
        const problem = problemsOf([rule]).get(0);
        if (!problem || !isError(problem)) rules.push(rule);
        else if (problem.kind === 'no_written' || problem.kind === 'no_said' || problem.kind === 'not_text')
          refuse(problem.kind);
        else refuse('too_long');
      }
  }
  return { rules, refused };
}
