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
  'x-ipa': 'ipa',
  ...Object.fromEntries(
    ['cmu', 'arpabet', 'cmu-arpabet', 'x-cmu', 'x-arpabet', 'x-cmu-arpabet'].map((name) => [name, 'cmu-arpabet']),
  ),
};

/** The file is indented, so white space means nothing, unless a role says that it does. */
const textOf = ({ textContent }: Element, isExact: boolean): string =>
  isExact ? (textContent ?? '') : (textContent ?? '').replaceAll(/[ \t\r\n]+/g, ' ').trim();

/** Other programs have roles of their own, such as parts of speech. */
const ownRole = /:(?:any-case|within-words|exact)$/;

const childrenOf = (element: Element, ...names: string[]) =>
  [...element.children].filter(
    ({ localName, namespaceURI }) => names.includes(localName) && namespaceURI === element.namespaceURI,
  );

/** @throws FileError */
export function readPls(source: string): { rules: Rule[]; refused: RefusedLexeme[]; inPart: number } {
  // A document type may define entities that grow without end, and no lexicon needs one.
  if (/<!DOCTYPE/i.test(source)) throw new FileError('has_doctype');
  const root = new DOMParser().parseFromString(source, 'application/xml').documentElement;
  if (root.localName !== 'lexicon') throw new FileError('not_pls');
  const ofLexicon = root.getAttribute('alphabet') ?? '';
  const rules: Rule[] = [];
  const refused: RefusedLexeme[] = [];
  let inPart = 0;
  for (const [at, lexeme] of childrenOf(root, 'lexeme').entries()) {
    const refuse = (reason: RefusedLexeme['reason']) =>
      refused.push({ lexeme: at + 1, text: (lexeme.textContent ?? '').replaceAll(/\s+/g, ' ').trim(), reason });
    // The order of the file counts, as it does for the server.
    const said = childrenOf(lexeme, 'phoneme', 'alias');
    const chosen = said.find((one) => /^(?:true|1)$/.test(one.getAttribute('prefer') ?? '')) ?? said[0];
    const graphemes = childrenOf(lexeme, 'grapheme');
    const isPhoneme = chosen?.localName === 'phoneme';
    const kind = isPhoneme ? kinds[(chosen.getAttribute('alphabet') ?? ofLexicon).toLowerCase()] : 'alias';
    const roles = (lexeme.getAttribute('role') ?? '').split(/\s+/);
    const isExact = roles.some((role) => role.endsWith(':exact'));
    if (said.length > 1 || roles.some((role) => role !== '' && !ownRole.test(role))) inPart++;
    if (graphemes.length === 0) refuse('no_written');
    else if (!chosen) refuse('no_said');
    else if (!kind) refuse('unknown_kind');
    else
      for (const grapheme of graphemes) {
        const rule = makeRule({
          written: textOf(grapheme, isExact),
          kind,
          said: textOf(chosen, isExact),
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
  return { rules, refused, inPart };
}
