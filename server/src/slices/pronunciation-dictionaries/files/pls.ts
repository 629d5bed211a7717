/** What reading and writing of PLS files share. */

/** What every element of a lexicon is in. Files that name no namespace at all are read as if they did. */
export const plsNamespace = 'http://www.w3.org/2005/01/pronunciation-lexicon';

/** Roles of lexemes, which PLS leaves to whoever writes them. Other programs ignore those of an unknown namespace. */
export const rolesNamespace = 'urn:veery:pronunciation-rules';
export const roles = {
  anyCase: 'any-case',
  withinWords: 'within-words',
  /** Every space of its texts counts. */
  exact: 'exact',
} as const;

/** Files are indented, so white space at the ends, and more than one space within, means nothing. */
export const collapse = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
