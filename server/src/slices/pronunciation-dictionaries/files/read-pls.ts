/**
 * Reads a PLS 1.0 lexicon (https://www.w3.org/TR/pronunciation-lexicon/). The parser knows only the five entities of XML
 * itself, and a document type is refused before anything that it declares is looked at. Pure.
 */
import { SaxesParser, type SaxesAttributeNS } from 'saxes';
import type { PhonemeAlphabet } from '#contract/pronunciation-dictionaries/types.ts';
import { collectRules, refuseFile, type FoundRules } from './found-rules.ts';
import { collapse, plsNamespace, roles, rolesNamespace } from './pls.ts';

/** No lexicon is nested as deep. */
const maxDepth = 32;
/** Of one element. More would take long to compare with one another. */
const maxAttributes = 64;

/** What may stand in each element. Others of the namespace are mistakes, and those of another namespace are ignored. */
const elements: Record<string, readonly string[]> = {
  lexicon: ['meta', 'metadata', 'lexeme'],
  lexeme: ['grapheme', 'phoneme', 'alias', 'example'],
  grapheme: [],
  phoneme: [],
  alias: [],
};

const alphabetNames: Record<string, PhonemeAlphabet> = {
  ipa: 'ipa',
  'x-ipa': 'ipa',
  cmu: 'cmu-arpabet',
  arpabet: 'cmu-arpabet',
  'cmu-arpabet': 'cmu-arpabet',
  'x-cmu': 'cmu-arpabet',
  'x-arpabet': 'cmu-arpabet',
  'x-cmu-arpabet': 'cmu-arpabet',
};

interface Spoken {
  type: 'alias' | 'phoneme';
  text: string;
  alphabet: string | undefined;
  isPreferred: boolean;
}

interface Lexeme {
  graphemes: string[];
  spoken: Spoken[];
  roles: Set<string>;
  /** Roles of others, such as a part of speech. */
  otherRoles: string[];
}

/** @throws ReadingStopped */
export function readPls(xml: string): FoundRules {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const found = collectRules();
  const path: string[] = [];
  let lexiconAlphabet: string | undefined;
  let language: string | null = null;
  let lexeme: Lexeme | undefined;
  let text: string | undefined;
  let attributeCount = 0;
  let spoken: Omit<Spoken, 'text'> | undefined;
  let namespace = plsNamespace;

  parser.on('error', ({ message }) => {
    throw refuseFile(message);
  });
  parser.on('doctype', () => {
    throw refuseFile('it has a document type (DTD), which is not allowed');
  });
  parser.on('attribute', () => {
    if (++attributeCount > maxAttributes) throw refuseFile('an element has too many attributes');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    attributeCount = 0;
    if (path.length === 0) checkRoot(local, uri, findAttribute(attributes, 'version'));
    if (path.length >= maxDepth) throw refuseFile('its elements are nested too deeply');
    if (path.length === 0) namespace = uri;
    const parent = path.at(-1) ?? '';
    const isOwn = uri === namespace && !isForeign(parent);
    if (isOwn && elements[parent] && !elements[parent].includes(local))
      found.report(parser.line, `The element ${local} must not stand in ${parent}.`);
    path.push(isOwn ? local : foreign);
    const attribute = (name: string) => findAttribute(attributes, name);
    if (path.length === 1) {
      lexiconAlphabet = attribute('alphabet');
      language = languageOf(attribute('xml:lang'));
    } else if (isAt('lexeme')) {
      lexeme = { graphemes: [], spoken: [], ...readRoles(parser, attribute('role') ?? '') };
    } else if (isAt('lexeme', 'grapheme')) {
      text = '';
    } else if (isAt('lexeme', 'alias') || isAt('lexeme', 'phoneme')) {
      text = '';
      const isPreferred = /^(?:true|1)$/.test(attribute('prefer') ?? '');
      spoken = { type: local as Spoken['type'], alphabet: attribute('alphabet') ?? lexiconAlphabet, isPreferred };
    }
  });
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', () => {
    if (lexeme && path.length === 3 && text !== undefined) {
      const content = lexeme.roles.has(roles.exact) ? text : collapse(text);
      if (spoken) lexeme.spoken.push({ ...spoken, text: content });
      else lexeme.graphemes.push(content);
      text = undefined;
      spoken = undefined;
    } else if (lexeme && path.length === 2) {
      close(lexeme);
      lexeme = undefined;
    }
    path.pop();
  });
  parser.write(xml).close();
  return found.result(language);

  function isAt(...names: string[]): boolean {
    return path.length === names.length + 1 && names.every((name, i) => path[i + 1] === name);
  }

  function append(part: string): void {
    // What an element within says is no part of the text, and was told if it is no example.
    if (text !== undefined && path.length === 3) text += part;
  }

  function close({ graphemes, spoken: all, roles: given, otherRoles }: Lexeme): void {
    const { line } = parser;
    // What is preferred is spoken; where nothing is, the first.
    const chosen = all.find(({ isPreferred }) => isPreferred) ?? all[0];
    if (graphemes.length === 0) return found.report(line, 'The lexeme has no grapheme.');
    const [word] = graphemes;
    if (!chosen) return found.report(line, `The lexeme “${word}” has neither an alias nor a phoneme.`);
    const replacement = replacementOf(chosen);
    if (typeof replacement === 'string') return found.report(line, `The lexeme “${word}”: ${replacement}`);
    for (const string_to_replace of graphemes) {
      const options = {
        case_sensitive: !given.has(roles.anyCase),
        word_boundaries: !given.has(roles.withinWords),
      };
      found.add(line, { string_to_replace, ...options, ...replacement });
    }
    if (all.length > 1)
      found.note(line, `The lexeme “${word}” has ${all.length} pronunciations; “${chosen.text}” is spoken.`);
    if (otherRoles.length > 0)
      found.note(
        line,
        `The role ${otherRoles.join(' ')} of “${word}” says nothing here: the rule is for every “${word}”.`,
      );
  }
}

/** The place of an element that is none of the lexicon, and of what stands in it. */
const foreign = '*';
const isForeign = (parent: string): boolean => parent === foreign || parent === 'metadata' || parent === 'example';

/** @throws ReadingStopped */
function checkRoot(local: string, uri: string, version: string | undefined): void {
  if (local !== 'lexicon') throw refuseFile(`it begins with ${local} and not with lexicon`);
  if (uri !== plsNamespace && uri !== '')
    throw refuseFile(`its namespace is ${uri.slice(0, 200)}, and that of PLS is ${plsNamespace}`);
  if (version !== undefined && version.trim() !== '1.0')
    throw refuseFile(`its version is ${version.slice(0, 20)}, and only PLS 1.0 is read`);
}

/** @returns why it is none, where it is not */
function replacementOf({ type, text, alphabet }: Spoken): object | string {
  if (type === 'alias') return { type, alias: text };
  if (alphabet === undefined) return 'its phoneme is in no alphabet; the lexicon must name one, such as ipa.';
  const known = alphabetNames[alphabet.toLowerCase()];
  if (!known) return `the alphabet ${alphabet} is unknown; use ipa or x-cmu-arpabet.`;
  return { type, phoneme: text, alphabet: known };
}

function findAttribute(attributes: Record<string, SaxesAttributeNS>, name: string): string | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name]?.value : undefined;
}

/** The roles that mean something here, whatever the prefix of their namespace is, and the others as they are written. */
function readRoles(parser: SaxesParser<{ xmlns: true }>, text: string): Pick<Lexeme, 'roles' | 'otherRoles'> {
  const names = new Set<string>();
  const otherRoles: string[] = [];
  for (const name of text.split(/\s+/)) {
    const [prefix = '', local = ''] = name.split(':');
    if (local !== '' && parser.resolve(prefix) === rolesNamespace) names.add(local);
    else if (name !== '') otherRoles.push(name.slice(0, 50));
  }
  return { roles: names, otherRoles: otherRoles.slice(0, 5) };
}

const languageOf = (tag: string | undefined): string | null =>
  tag !== undefined && tag.length <= 35 && /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i.test(tag) ? tag : null;
