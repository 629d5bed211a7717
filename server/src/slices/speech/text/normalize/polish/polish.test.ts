import { expect, test } from 'vitest';
import { applyEdits } from '../edit.ts';
import { testNormalizer } from '../normalizer.suite.ts';
import { normalizePolish } from './polish.ts';

const speak = (text: string) => applyEdits(text, normalizePolish(text));

const cases: Readonly<Record<string, readonly (readonly [written: string, spoken: string])[]>> = {
  'a noun has the form that its number asks for': [
    ['5 zł, 2 zł, 1 zł', 'pięć złotych, dwa złote, jeden złoty'],
    ['22 zł, 12 zł, 101 zł', 'dwadzieścia dwa złote, dwanaście złotych, sto jeden złotych'],
    ['3,50 zł', 'trzy złote pięćdziesiąt groszy'],
    ['2,5 mln zł', 'dwa przecinek pięć miliona złotych'],
    ['1 km, 2 km, 5 km, 1,5 km', 'jeden kilometr, dwa kilometry, pięć kilometrów, jeden przecinek pięć kilometra'],
    ['100 m²', 'sto metrów kwadratowych'],
  ],
  'a number has the case and gender of its noun': [
    ['Mam 2 córki i 3 synów.', 'Mam dwie córki i trzech synów.'],
    ['2 duże okna, 2 małe dziewczynki', 'dwa duże okna, dwie małe dziewczynki'],
    ['dla 2 osób, z 3 osobami, o 4 osobach', 'dla dwóch osób, z trzema osobami, o czterech osobach'],
    ['przed 5 minutami, po 5 min', 'przed pięcioma minutami, po pięciu minutach'],
    ['przez 1 godzinę, w 1 domu, bez 1 zęba', 'przez jedną godzinę, w jednym domu, bez jednego zęba'],
    ['około 100 osób, do 5 zł', 'około stu osób, do pięciu złotych'],
    ['Mamy 3 dzieci.', 'Mamy troje dzieci.'],
    ['Mam 1 brata, 12 dzieci', 'Mam jednego brata, dwanaścioro dzieci'],
    ['5-10 km', 'pięć do dziesięciu kilometrów'],
  ],
  'years and days are ordinals': [
    ['w 1989 r. upadł', 'w tysiąc dziewięćset osiemdziesiątym dziewiątym roku upadł'],
    ['od 1998 r. jest', 'od tysiąc dziewięćset dziewięćdziesiątego ósmego roku jest'],
    ['Rok 1410 był', 'Rok tysiąc czterysta dziesiąty był'],
    ['w 2000 r. był', 'w dwutysięcznym roku był'],
    ['3 maja', 'trzeciego maja'],
    ['od 1 do 15 sierpnia', 'od pierwszego do piętnastego sierpnia'],
    ['03.04.2021', 'trzeciego kwietnia dwa tysiące dwudziestego pierwszego'],
    ['lata 80., w latach 90. był', 'lata osiemdziesiąte, w latach dziewięćdziesiątych był'],
    ['na przełomie XIX i XX wieku', 'na przełomie dziewiętnastego i dwudziestego wieku'],
    ['w XIX-wiecznej Warszawie', 'w dziewiętnastowiecznej Warszawie'],
  ],
  'an ordinal has the ending of its noun': [
    ['na 3. piętrze', 'na trzecim piętrze'],
    ['w 5. klasie, z 5. klasy', 'w piątej klasie, z piątej klasy'],
    ['Zajęła 2. miejsce', 'Zajęła drugie miejsce'],
    ['21. urodziny', 'dwudzieste pierwsze urodziny'],
    ['podczas I wojny światowej', 'podczas pierwszej wojny światowej'],
    ['Jana Pawła II, Elżbietą II', 'Jana Pawła drugiego, Elżbietą drugą'],
    ['Malcolm X', 'Malcolm X'],
    ['I co teraz?', 'I co teraz?'],
    ['50-letni, 3-osobowy, 18-latek', 'pięćdziesięcioletni, trzyosobowy, osiemnastolatek'],
  ],
  'hours are ordinals, scores are read in the genitive': [
    ['o 14:30, od 8:00 do 16:00', 'o czternastej trzydzieści, od ósmej do szesnastej'],
    ['o godz. 9:05', 'o godzinie dziewiątej zero pięć'],
    ['mecz 3:2', 'mecz trzy do dwóch'],
    ['w godz. 8-16', 'w godzinach od ósmej do szesnastej'],
  ],
  'abbreviations are declined': [
    ['przy ul. Długiej 12', 'przy ulicy Długiej dwanaście'],
    ['na pl. Wolności', 'na placu Wolności'],
    ['św. Jana, św. Anny, św. Piotr', 'świętego Jana, świętej Anny, święty Piotr'],
    ['zgodnie z art. 5 ust. 2 pkt 3', 'zgodnie z artykułem pięć ustęp dwa punkt trzy'],
    ['p. Kowalski, p. Anna, PZU', 'pan Kowalski, pani Anna, P.Z.U'],
    ['tzw. metoda, tzw. prawo', 'tak zwana metoda, tak zwane prawo'],
    ['Jabłka itd. Potem', 'Jabłka i tak dalej. Potem'],
    ['4-2=2', 'cztery minus dwa równa się dwa'],
  ],
};

test.each(Object.entries(cases))('%s', (_, rows) => {
  for (const [written, spoken] of rows) expect(speak(written), written).toBe(spoken);
});

testNormalizer(
  normalizePolish,
  Object.values(cases)
    .flat()
    .map(([written]) => written),
);
