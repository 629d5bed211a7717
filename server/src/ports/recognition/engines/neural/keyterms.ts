/** Terms that a transducer is to prefer, as the runtime takes them. Pure. */

/**
 * @param tokens the tokens of the model, a line each; terms are written in the case that they have
 * @returns empty where nothing of the terms is left
 */
export function writeKeyterms(terms: readonly string[], tokens: string): string {
  const [hasSmall, hasLarge] = [/\p{Ll}/u, /\p{Lu}/u].map((letter) => letter.test(withoutMarks(tokens)));
  const write = (term: string) => (hasSmall === hasLarge ? term : hasSmall ? term.toLowerCase() : term.toUpperCase());
  return (
    terms
      // A slash separates terms, and a colon begins a weight.
      .map((term) =>
        write(term)
          .replaceAll(/[/:\p{Cc}\s]+/gu, ' ')
          .trim(),
      )
      .filter((term) => term !== '')
      .join('/')
  );
}

/** Such as `<blk>` and `<unk>`, which are no letters. */
const withoutMarks = (tokens: string) => tokens.replaceAll(/<[^>\s]*>/g, '');
