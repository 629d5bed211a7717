import { expect, test } from 'vitest';
import { applyEdits } from '../edit.ts';
import { testNormalizer } from '../normalizer.suite.ts';
import { normalizeGerman } from './german.ts';

const speak = (text: string) => applyEdits(text, normalizeGerman(text));

const cases: Readonly<Record<string, readonly (readonly [written: string, spoken: string])[]>> = {
  'the ending of an ordinal follows its article, preposition and noun': [
    ['Am 3. April', 'Am dritten April'],
    ['Der 1. Sept. ist frei.', 'Der erste September ist frei.'],
    ['Ein 7. Versuch', 'Ein siebter Versuch'],
    ['ihr 1. Kind', 'ihr erstes Kind'],
    ['seine 2. Frau', 'seine zweite Frau'],
    ['in der 3. Klasse', 'in der dritten Klasse'],
    ['Das ist der 3. Tag', 'Das ist der dritte Tag'],
    ['in 4. Generation', 'in vierter Generation'],
    ['ins 3. Jahr', 'ins dritte Jahr'],
    ['Am 1., 2. und 3. Mai', 'Am ersten, zweiten und dritten Mai'],
    ['vom 3.-5. Mai', 'vom dritten bis fünften Mai'],
    ['Montag, den 3. April 2021', 'Montag, den dritten April zweitausendeinundzwanzig'],
    ['Heute ist der 3.', 'Heute ist der dritte.'],
    ['1. Kaufen Sie Brot.', 'eins. Kaufen Sie Brot.'],
  ],
  'one agrees with its noun, in the case of its preposition or verb': [
    ['mit 1 Euro', 'mit einem Euro'],
    ['für 1 €', 'für einen Euro'],
    ['in 1 Stunde', 'in einer Stunde'],
    ['Die Tour dauert 1 Monat.', 'Die Tour dauert einen Monat.'],
    ['innerhalb 1 Stunde', 'innerhalb einer Stunde'],
    ['Er hat 1 Apfel und 1 Birne.', 'Er hat einen Apfel und eine Birne.'],
    ['1 Mio. Euro', 'eine Million Euro'],
    ['Kapitel 1 beginnt', 'Kapitel eins beginnt'],
    ['Das kostet 1,50 €.', 'Das kostet ein Euro fünfzig.'],
    ['1-Zimmer-Wohnung', 'ein-Zimmer-Wohnung'],
    ['½ Stunde', 'eine halbe Stunde'],
    ['½ kg Mehl', 'ein halbes Kilogramm Mehl'],
    ['Nr. 1–5, 1-2 Stunden', 'Nummer eins bis fünf, ein bis zwei Stunden'],
    ['nach 5 km', 'nach fünf Kilometern'],
    ['in 3 m Höhe', 'in drei Meter Höhe'],
  ],
  'a ruler has an article in the case of the name': [
    ['Ludwig XIV. kam', 'Ludwig der Vierzehnte kam'],
    ['das Leben Ludwigs XIV. war', 'das Leben Ludwigs des Vierzehnten war'],
    ['unter König Friedrich II. von Preußen', 'unter König Friedrich dem Zweiten von Preußen'],
    ['für Papst Johannes Paul II. war', 'für Papst Johannes Paul den Zweiten war'],
    ['von Elisabeth II. empfangen', 'von Elisabeth der Zweiten empfangen'],
    ['Das war Ludwig XIV.', 'Das war Ludwig der Vierzehnte.'],
    ['Malcolm X ist', 'Malcolm X ist'],
  ],
  'the dot of an abbreviation is kept where the sentence ends': [
    ['z. B. Äpfel', 'zum Beispiel Äpfel'],
    ['Äpfel usw. Dann ging er.', 'Äpfel und so weiter. Dann ging er.'],
    ['St. Pauli', 'Sankt Pauli'],
    ['Das ist die Art. Er ging.', 'Das ist die Art. Er ging.'],
    ['Schüler*innen, 7 * 8 = 56, a * b', 'Schüler*innen, sieben mal acht gleich sechsundfünfzig, a mal b'],
    ['50+ und > 50 %', 'fünfzig plus und mehr als fünfzig Prozent'],
    ['Hauptstr. 5', 'Hauptstraße fünf'],
  ],
  'other marks': [
    ['1.234.567', 'eine Million zweihundertvierunddreißigtausendfünfhundertsiebenundsechzig'],
    ['192.168.178.100', speak('192.168.178.1').replace(/eins$/, 'einhundert')],
    ['1. e4 e5 2. Sf3 Sc6', 'eins. e vier e fünf zwei. Springer f drei Springer c sechs'],
    ['i7-9700K', 'i sieben neuntausendsiebenhundert K'],
    ['20-jährig, 16-Jährige, 3x', 'zwanzigjährig, Sechzehnjährige, dreimal'],
    ['2020/21', 'zweitausendzwanzig einundzwanzig'],
    ['D-80331 München', 'D-acht null drei drei eins München'],
    ['1/2 Tasse, 2 1/2 Stunden', 'eine halbe Tasse, zweieinhalb Stunden'],
  ],
};

test.each(Object.entries(cases))('%s', (_, rows) => {
  for (const [written, spoken] of rows) expect(speak(written), written).toBe(spoken);
});

testNormalizer(
  normalizeGerman,
  Object.values(cases)
    .flat()
    .map(([written]) => written),
);
