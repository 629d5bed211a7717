/** Which case a place in a sentence asks for, and what the ending of a noun tells about the number before it. */
import { childNouns, femininePlurals, masculineNames, neuterPlurals, people } from './noun-table.ts';
import { isEquation } from '../arithmetic.ts';
import type { Case, Gender } from './numbers.ts';
import type { Ending } from './ordinals.ts';

const set = (words: string) => new Set(words.split(' '));

const genitive = set(
  'od do z ze bez dla u około ok spośród wśród powyżej poniżej oprócz wokół koło zamiast podczas ciągu wysokości długości szerokości głębokości kwoty ceny sumy ' +
    'wartości wagi liczby odległości prędkością prędkości wieku wadze kwocie cenie mocy pojemności powierzchni temperatury granicach poziomu sprzed ' +
    'brakuje brakowało zabrakło wynoszącej rzędu',
);
const instrumental = set('przed nad między pomiędzy poza');
const locative = set('przy po o w we na');
const dative = set('dzięki ku przeciw wbrew');
const adverbs = set(
  'mi ci mu jej nam wam im się tylko aż prawie już nawet zaledwie jeszcze dokładnie jakieś blisko niemal najmniej co średnio mniej więcej',
);

/** Up to `count` words before `at`, the nearest first, in lower case; a comma or another sign ends them. */
export function wordsBefore(text: string, at: number, count: number): string[] {
  const words: string[] = [];
  let rest = text.slice(Math.max(0, at - 80), at);
  while (words.length < count) {
    const match = /(?:([\p{L}\p{M}'’-]{1,30})|(\p{L}{1,5})\.)[ \u00a0]{1,2}$/u.exec(rest);
    if (!match) break;
    words.push((match[1] ?? match[2] ?? '').toLowerCase());
    rest = rest.slice(0, match.index);
  }
  return words;
}

/** The preposition that governs what begins at `at`. */
export function governor(text: string, at: number): string {
  const near = wordsBefore(text, at, 5);
  return near.find((word) => !adverbs.has(word)) ?? '';
}

/** A number before a dash stands before `at`: what follows ends a range, and `do` asks for the genitive. */
export const endsRange = (text: string, at: number) =>
  !isEquation(text, at) &&
  /\d(?:[^\s\d^=+*×(/)]{1,3})?(?:-|[ \u00a0]?[–—][ \u00a0]?)$/u.test(text.slice(Math.max(0, at - 7), at)) &&
  !/\p{L}\d[-–]$/u.test(text.slice(Math.max(0, at - 3), at));

/** Verbs whose object is in the genitive: `szukam 2 kluczy`. */
const genitiveVerb = /^(?:szuka|poszukuj|potrzebuj|używa|słucha|unika|wymaga|żąda|pilnuj|oczekuj|życz[ęy])/;

/** The case that the word before `at` asks for; in and on ask for two, so they tell none. */
export function caseAt(text: string, at: number): Case {
  if (endsRange(text, at)) return 'genitive';
  // A sign of its own does not hide the preposition: "do -3 °C".
  const word = governor(text, /[ \u00a0][-−–+]$/u.test(text.slice(Math.max(0, at - 2), at)) ? at - 1 : at);
  if (genitive.has(word) || genitiveVerb.test(word)) return 'genitive';
  if (instrumental.has(word)) return 'instrumental';
  if (dative.has(word)) return 'dative';
  if (word === 'przy') return 'locative';
  return isNegated(text, at, word) ? 'genitive' : 'nominative';
}

/** What a negated verb has for its object is in the genitive: `nie ma 3 stron`. */
function isNegated(text: string, at: number, verb: string): boolean {
  if (verb.length < 2 || locative.has(verb) || /^(?:za|co|do|od|ale|to)$/.test(verb)) return false;
  // Most sentences are not negated, which is found out first.
  if (!/(?<!\p{L})nie /iu.test(text.slice(Math.max(0, at - 60), at))) return false;
  const near = wordsBefore(text, at, 6);
  return near[near.indexOf(verb) + 1] === 'nie';
}

export const isLocative = (word: string) => locative.has(word);
export const isGenitive = (word: string) => genitive.has(word);

const followers = /^[ \u00a0]([\p{L}][\p{L}-]{1,40})(?:[ \u00a0](\p{Ll}{3,40}))?/u;

/** The first and second words after `end`. */
export function wordsAfter(text: string, end: number): [string, string] {
  const [, first = '', second = ''] = followers.exec(text.slice(end, end + 84)) ?? [];
  return [first.toLowerCase(), second.toLowerCase()];
}

/** An adjective in the plural or singular, by its ending; the noun then follows it. `Miliony` only ends like one. */
const isAdjective = (word: string) =>
  /(?:[nwłtsz]e|[kg]ie|ne|owe|skie|ych|ich|ymi|imi|owy|ny|na|owa|owej|nego|nej|nym|ego|emu|cze)$/.test(word) &&
  !femininePlurals.has(word) &&
  !/^(?:milion|miliard|bilion|biliard)/.test(word);

/** What a noun after a number of two or more tells about it. */
export function agreement(text: string, at: number, end: number): { kind: Case; gender: Gender; isChild: boolean } {
  const [first, second] = wordsAfter(text, end);
  const noun =
    second && isAdjective(first) && !/^(?:w|na|do|z|i|oraz|lub|jest|są|było|były|od|za|o|po|dla)$/.test(second)
      ? second
      : first;
  const isChild = childNouns.has(noun);
  const written = caseAt(text, at);
  const kind: Case =
    /(?:ach)$/.test(noun) || (/(?:ach)$/.test(first) && first.length > 3)
      ? 'locative'
      : /(?:ami|dźmi|ćmi|ńmi|śćmi)$/.test(noun)
        ? 'instrumental'
        : noun.endsWith('om') && noun.length > 4
          ? 'dative'
          : written;
  // "2 osób", "3 stron": after these numbers the genitive is written only where the sentence asks for it.
  const isFew = /(?:^|[^1\d])[234]$|[02-9][234]$/.test(text.slice(Math.max(0, end - 2), end).trim());
  const isGenitiveForm = isFew && kind === 'nominative' && /[^aeiyouąęó]$/.test(noun) && noun.length > 3;
  return { kind: isGenitiveForm ? 'genitive' : kind, gender: genderOfPlural(noun), isChild };
}

function genderOfPlural(noun: string): Gender {
  if (
    people.has(noun) ||
    (/(?:ników|owców|istów|ystów|ntów|torów|arzy|ańców|yńców|icieli|aków|anów|czyków|larzy)$/.test(noun) &&
      !/(?:^centów|procentów|akcentów|prezentów|talentów|patentów|wariantów|remontów|funtów|grantów|tygodni|punktów|dokument|procent|moment|element|wariant|kontynent|silników|wyników|pojemników|ręczników|słowników|budynków|ziemniaków|ptaków|znaków|metrów|organów|planów|ekranów|dywanów|banków|motorów|monitorów|traktorów|kolorów|sektorów|wektorów|plecaków|haków|smaków|ataków|kalendarzy|milionów|tulipanów|samolotów|przypadków|zegarków|kranów|hektarów)/.test(
        noun,
      ))
  )
    return 'person';
  if (neuterPlurals.has(noun)) return 'n';
  if (
    femininePlurals.has(noun) ||
    (/(?:cje|sje|zje|gie|ości|ówki|[wtnszcżłrjlpdb]ki|[nr]ie|ice|yce|arnie|elnie|iny|yny|ony|oty|aty|ody|ety|uty|oby|ury|ory|awy|óże|ie)$/.test(
      noun,
    ) &&
      !masculineNames.has(noun) &&
      !/(?:[iyeoa]ki|unki|[oó]dki|ynki|dni|tygodnie|kamienie|stopnie|punkty|kwiaty|światy|tematy|schody|narody|zawody|ogrody|samochody|dowody|obrazy|minusy|plany|bilety|krety|pakiety|banknoty|samoloty|koty|płoty|roboty|kłopoty|telefony|miliony|salony|balony|wagony|regiony|klony|ekrany|kilometry|metry|litry|filmy|programy|numery|komputery|rowery|spacery|kolory|utwory|wieczory|potwory|motory|sektory|otwory|traktory|wzory|zbiory|stoły|domy|tomy|atomy|dolary|zegary|sery|dary|sznury|mury|terminy|magazyny|narkotyny|syny|kominy|młyny|czyny|zęby|dęby|sposoby|zasoby|groby|koguty|buty|atrybuty|instytuty|akty|takty|fakty|kontrakty|obiekty|projekty|produkty|procenty|dokumenty|momenty|elementy|prezenty|teksty|testy|mosty|listy|posty|goście|procesy|budynki|rynki|obiadki|przystanki|wnuki|wnioski|kroki|wyniki|ręczniki|przypadki|wypadki|podatki|dodatki|statki|kwadraty|kubki|ząbki|garnki|worki|zegarki|wtorki|czwartki|piątki|jabłka)$/.test(
        noun,
      ))
  )
    return 'f';
  return noun.endsWith('a') ? 'n' : 'm';
}

/** Nouns in the nominative whose ending is that of another case. */
export const endsLikeInstrumental =
  /^(?:problem|system|krem|film|rym|dym|tandem|harem|tom|album|poziom|diadem|ekstrem|totem)$/;

/** The form of one before a noun in the singular. */
export function singular(text: string, at: number, end: number): { kind: Case; gender: Gender } {
  const [noun] = wordsAfter(text, end);
  const before = governor(text, at);
  if (/(?:ego)$/.test(noun)) return { kind: 'genitive', gender: 'm' };
  if (/(?:emu|owi)$/.test(noun)) return { kind: 'dative', gender: 'm' };
  if (noun.endsWith('ę'))
    return /^(?:imię|zwierzę|dziecię|ramię|plemię|kurczę|szczenię)$/.test(noun)
      ? { kind: 'nominative', gender: 'n' }
      : { kind: 'accusative', gender: 'f' };
  if (noun.endsWith('ą')) return { kind: 'instrumental', gender: 'f' };
  if (/(?:em|ym|im)$/.test(noun) && noun.length > 3 && !endsLikeInstrumental.test(noun))
    return { kind: isLocative(before) ? 'locative' : 'instrumental', gender: 'm' };
  if (noun.endsWith('ej')) return { kind: 'genitive', gender: 'f' };
  if (/[yi]$/.test(noun) && (isGenitive(before) || isLocative(before))) return { kind: 'genitive', gender: 'f' };
  if (livingAccusative.test(noun)) return { kind: 'genitive', gender: 'm' };
  if (noun.endsWith('a'))
    return isGenitive(before) ? { kind: 'genitive', gender: 'm' } : { kind: 'nominative', gender: 'f' };
  if (noun.endsWith('u')) return { kind: isGenitive(before) ? 'genitive' : 'locative', gender: 'm' };
  if (/(?:ie|ze|ce|le)$/.test(noun) && isLocative(before))
    return { kind: 'locative', gender: feminineLocative.test(noun) ? 'f' : 'm' };
  if (/[oe]$|um$/.test(noun)) return { kind: 'nominative', gender: 'n' };
  return {
    kind: 'nominative',
    gender: /(?:ość|część|noc|rzecz|wieś|sól|twarz|krew|pieśń|powieść|myśl|podróż|ćwierć|oś|dłoń|jesień)$/.test(noun)
      ? 'f'
      : 'm',
  };
}

/** Living masculine nouns, whose accusative is the genitive: `jednego brata`. */
const livingAccusative =
  /^(?:brata|syna|kota|psa|pana|ucznia|męża|ojca|kolegę|konia|lekarza|studenta|gościa|chłopca|pracownika|klienta|przyjaciela|człowieka|ptaka|królika|chomika|świadka|zawodnika|gracza|wnuka|mężczyznę|kierowcę|koguta|barana|niedźwiedzia|wilka|lwa|słonia|jelenia|zająca|lisa|byka|osła|dziadka|wujka|sąsiada|króla|żołnierza|policjanta|nauczyciela)$/;

const feminineLocative =
  /(?:klasie|minucie|rundzie|lidze|połowie|godzinie|kolejce|fazie|stronie|osobie|grupie|turze|dekadzie|sekundzie|dobie|kwarcie|ręce|nodze|szkole|wojnie|próbie|stopie|rocznicy|tercji|scenie|odsłonie|zmianie|drużynie|bramce|przerwie|linii|szklance|łyżce|książce|kadencji|liście|ulicy|dzielnicy|wodzie|górze|kobiecie|sprawie|łapie)$/;
const pluralOnly =
  /^(?:urodziny|imieniny|zawody|mistrzostwa|igrzyska|wybory|targi|lata|obchody|derby|warsztaty|zmagania|ferie|wakacje|święta)$/;
const feminineConsonant = /(?:część|noc|(?<!^g)ość|powieść|rzecz|podróż|myśl|wieś|pieśń|edycj)$/;

/** The ending of an ordinal before a noun: `na 3. piętrze` has `ym`, `4. próba` has `a`. */
export function ordinalEnding(text: string, at: number, end: number): Ending {
  const [first, second] = wordsAfter(text, end);
  const noun = first;
  const before = governor(text, at);
  if (noun === 'lo') return isLocative(before) ? 'ym' : isGenitive(before) ? 'ego' : 'e';
  if (/(?:ach|ych|ich)$/.test(noun) || /^(?:urodzin|imienin|mistrzostw|igrzysk|wyborów|zawodów|lat)$/.test(noun))
    return 'ych';
  if (/(?:ami|ymi|imi)$/.test(noun)) return 'ymi';
  if (pluralOnly.test(noun)) return 'e';
  if (noun.endsWith('ego')) return 'ego';
  if (/(?:em|om|ym|im)$/.test(noun) && !endsLikeInstrumental.test(noun)) return 'ym';
  if (/(?:owi|emu)$/.test(noun)) return 'emu';
  if (/[ęą]$/.test(noun)) return 'ą';
  if (noun.endsWith('ej')) return 'ej';
  if (noun.endsWith('um')) return isGenitive(before) ? 'ego' : isLocative(before) && before !== 'na' ? 'ym' : 'e';
  if (feminineConsonant.test(noun)) return before === 'w' || before === 'na' ? 'ą' : 'a';
  if (noun.endsWith('u')) return isLocative(before) ? 'ym' : 'ego';
  if (noun.endsWith('a'))
    return isGenitive(before) || /^(?:dnia|miesiąca|tygodnia|stopnia|kwartału|piętra)$/.test(noun) ? 'ego' : 'a';
  if (/[yi]$/.test(noun)) {
    // The adjective before a man or a masculine noun also ends so: "1. polski lekarz".
    if (
      second &&
      /(?:ski|cki|ny|wy|ty|ły)$/.test(noun) &&
      /[^aeiouyąęó]$/.test(second) &&
      !/(?:ej|ych|ich|ym|im)$/.test(second)
    )
      return 'y';
    return 'ej';
  }
  if (noun.endsWith('e')) {
    if (feminineLocative.test(noun) && isLocative(before)) return 'ej';
    return isLocative(before) &&
      !/(?:anie|enie|ęcie|isko|miejsce|wydanie|zadanie)$/.test(noun) &&
      !(before === 'na' && noun.endsWith('ce'))
      ? 'ym'
      : 'e';
  }
  return noun.endsWith('o') ? 'e' : 'y';
}

/** The ending of the ordinal of a year, by what stands before it: `w 1989 r.`, `od 1998 r.`, `rok 1410`. */
export function yearEnding(text: string, at: number): Ending {
  const [before = ''] = wordsBefore(text, at, 1);
  if (/^(?:w|we|po|przed|przy|nad|między)$/.test(before)) return 'ym';
  if (before === 'na' || before === 'rok') return 'y';
  if (before === 'rokiem') return 'ym';
  if (before === 'roku' || before === 'r') {
    const [, second = ''] = wordsBefore(text, at, 2);
    if (before === 'r' && second === '') return 'y';
    return isLocative(second) ? 'ym' : 'ego';
  }
  return 'ego';
}
