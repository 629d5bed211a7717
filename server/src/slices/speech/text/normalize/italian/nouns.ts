/** The gender of Italian nouns after a number: by their endings, with the commonest exceptions. */
import type { Gender } from '../romance/language.ts';

const masculine = new Set(
  'problema sistema tema poema programma clima idioma diploma dramma dilemma schema panorama pianeta papa cinema gorilla vaglia delta pigiama atleta poeta pirata collega chilogramma telegramma fantasma'.split(
    ' ',
  ),
);
const feminine = new Set(
  (
    'rivista intervista lista pista vista conquista svista provvista mano moto foto auto radio parte notte gente luce voce pace croce legge mente morte sorte arte fonte ponte-radio corte madre moglie classe frase fase base chiave nave neve valle ' +
    'carne fine fame fede febbre fiamme sede rete estate parete pelle stazione lezione ragione regione opinione riunione pensione televisione occasione religione tesi crisi analisi ' +
    'ipotesi sintesi oasi eco serie specie superficie città età virtù università unità qualità quantità metà gru tribù torre nube botte siepe mail email app nazione canzone azione ' +
    'prigione stagione nascita attrice radice vernice cornice matrice direttrice imperatrice appendice polvere cenere cimice lente gente mente dote indagine immagine origine pagina ' +
    'vergine margherita grandine rondine'
  ).split(' '),
);
/** Masculine nouns that end in `e` already in the singular: `mezzo bicchiere`. */
const masculineInE = new Set(
  'bicchiere cucchiere quartiere cantiere mese paese pane pesce limone melone peperone panettone salame fiore cavolfiore cuore nome fiume sole mare piede dente ponte monte cane latte miele sale pepe rame legume litorale giornale locale canale ospedale'.split(
    ' ',
  ),
);
const notNouns = new Set(
  (
    'a ad ai al alla alle allo agli all e ed o od ma se che chi cui di del della delle dei degli dello dell da dal dalla dalle dai dagli dall in nel nella nelle nei negli nell con su sul ' +
    'sulla sulle sui sugli per tra fra il lo la i gli le l è sono era erano fu furono ha hanno non più meno come quando mentre anche ancora già poi così quindi dopo prima ogni tutti tutte'
  ).split(' '),
);

export function genderOf(noun: string): Gender | undefined {
  const word = noun.toLowerCase();
  if (notNouns.has(word)) return undefined;
  if (masculine.has(word)) return 'masculine';
  if (feminine.has(word)) return 'feminine';
  return /(?:a|[zsg]ione|tà|tù|trice|udine|igine|agine)$/u.test(word) && !word.endsWith('ista')
    ? 'feminine'
    : 'masculine';
}

/** Words between a number and its noun that do not show the gender. */
export const beforeNoun: ReadonlySet<string> = new Set([
  'grande',
  'grandi',
  'giovane',
  'giovani',
  'semplice',
  'forte',
  'breve',
]);

/** `un` before most nouns, `uno` before `zaino` and `studente`, `un’` before `ora`. */
export function withArticle(said: string, noun: string): string {
  if (said === 'un' && /^(?:s[^aeiouàèéìòùh]|z|gn|ps|pn|x|y|i[aeou])/iu.test(noun)) return `uno ${noun}`;
  if (said === 'una' && /^[aeiouàèéìòù]/iu.test(noun)) return `un’${noun}`;
  return `${said} ${noun}`;
}

/** `ore` → `ora`, `litri` → `litro`: by their endings. */
export const singularOf = (noun: string): string =>
  masculineInE.has(noun) || feminine.has(noun) ? noun : noun.replace(/e$/, 'a').replace(/i$/, 'o');
