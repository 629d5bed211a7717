/** Whether signs between numbers belong to arithmetic, in any language. */

/** What begins at `at` goes on to an equals sign: `4-2=2`. */
export const isEquation = (text: string, at: number) => /^[\d ,.+*×÷/()−-]{1,24}=/.test(text.slice(at, at + 26));
