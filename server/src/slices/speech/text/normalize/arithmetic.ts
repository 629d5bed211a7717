/** Whether signs between numbers belong to arithmetic, in any language. */

/** What begins at `at` goes on to an equals sign: `4-2=2`. */
export const isEquation = (text: string, at: number) => /^[\d ,.+*×÷/()−-]{1,24}=/.test(text.slice(at, at + 26));

/** Verbs and questions that ask for a result, in the languages that are normalized. */
const calculationWord =
  /(?:^|[^\p{L}])(?:rechne[nt]?|berechnen?|ausrechnen|wie viel (?:ist|sind|ergibt)|ergibt|bereken(?:en|t)?|reken|hoeveel is|oblicz(?:yć)?|policz(?:yć)?|ile (?:to jest|to|jest|wynosi)|calcule[zr]?s?|calculons|combien (?:font|fait)|calcul[ae]r?|calculen|calculemos|cuánto (?:es|son)|calcol[aoi]|calcolare|calcolate|quanto (?:fa|fanno|é|são)|quanto dá)(?!\p{L})[^.!?]{0,30}$/iu;

/** A word before `at`, in the same sentence, asks for a result: `Rechne 12 : 4`. */
export const isCalculated = (text: string, at: number) => calculationWord.test(text.slice(Math.max(0, at - 48), at));

/** The letter after a number is a factor: `2x = 8`, `y + 3x`. */
export const isFactor = (text: string, from: number, to: number) =>
  /^[ \u00a0]?[=+−<>²³^]|^ - ?\d/.test(text.slice(to, to + 4)) ||
  /[=+−<>(^][ \u00a0]?$/.test(text.slice(Math.max(0, from - 2), from));
