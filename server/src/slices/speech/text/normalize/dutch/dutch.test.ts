import { expect, test } from 'vitest';
import { applyEdits } from '../edit.ts';
import { testNormalizer } from '../normalizer.suite.ts';
import { normalizeDutch } from './dutch.ts';

const speak = (text: string) => applyEdits(text, normalizeDutch(text));

const cases: Readonly<Record<string, readonly (readonly [written: string, spoken: string])[]>> = {
  'numbers, ordinals and fractions': [
    ['1', 'één'],
    ['22, 101, 1.001', 'tweeëntwintig, honderdéén, duizendéén'],
    ['1.234.567', 'één miljoen tweehonderdvierendertigduizendvijfhonderdzevenenzestig'],
    [
      '1e, 2de, 3e, 8ste, 21ste, 100e, 101ste',
      'eerste, tweede, derde, achtste, eenentwintigste, honderdste, honderdeerste',
    ],
    ['3 1/2 uur, 1½ liter', 'drieënhalf uur, anderhalf liter'],
    ['3/4, 2/3, 1/4', 'drie kwart, twee derde, een kwart'],
    ['3-jarige, 4-persoonskamer', 'driejarige, vierpersoonskamer'],
    ['10x sneller', 'tien keer sneller'],
  ],
  'dates and times': [
    ['03-04-2021', 'drie april tweeduizendeenentwintig'],
    ['op 3/5 en 24/12/1999', 'op drie mei en vierentwintig december negentienhonderdnegenennegentig'],
    ["jaren '60 en '70", 'jaren zestig en zeventig'],
    ['3 t/m 5 mei', 'drie tot en met vijf mei'],
    ['ma t/m vr 9.00-17.00 uur', 'maandag tot en met vrijdag negen uur tot zeventien uur'],
    ['do. 5 okt. 2023', 'donderdag vijf oktober tweeduizenddrieëntwintig'],
    ['Wat doe ik? Ik ga zo.', 'Wat doe ik? Ik ga zo.'],
  ],
  'a dash is a range, a score or a minus': [
    ['2-3 uur', 'twee tot drie uur'],
    ['Ajax won met 3-1.', 'Ajax won met drie één.'],
    ['6-4, 6-3', 'zes vier, zes drie'],
    ['PSV - Ajax 2-1', 'P.S.V - Ajax twee één'],
    ['4-2=2', 'vier min twee is gelijk aan twee'],
    ['i7-9700K', 'i zeven negenduizendzevenhonderd K'],
  ],
  'money and units': [
    ['€ 5,50, € 5,-, € 0,85', 'vijf euro vijftig, vijf euro, vijfentachtig cent'],
    ['€ 1,2 mld. en 50k', 'één komma twee miljard euro en vijftigduizend'],
    ['5 min., 1 min., 2 u', 'vijf minuten, één minuut, twee uur'],
    ['1 °C, 20 °C, 100 km/u', 'één graad Celsius, twintig graden Celsius, honderd kilometer per uur'],
  ],
  'names and abbreviations': [
    ["Lodewijk XIV, Willem II's", "Lodewijk de Veertiende, Willem de Tweede's"],
    ['Rocky IV, de XXe eeuw, Malcolm X', 'Rocky vier, de twintigste eeuw, Malcolm X'],
    ['dhr. De Vries en mr. dr. P. de Jong', 'de heer De Vries en meester dokter P. de Jong'],
    ['enz. Daarna', 'enzovoort. Daarna'],
    ['1012 AB Amsterdam', 'tien twaalf A B Amsterdam'],
    ['± 5, ±5', 'plusminus vijf, plusminus vijf'],
  ],
};

test.each(Object.entries(cases))('%s', (_, rows) => {
  for (const [written, spoken] of rows) expect(speak(written), written).toBe(spoken);
});

testNormalizer(
  normalizeDutch,
  Object.values(cases)
    .flat()
    .map(([written]) => written),
);
