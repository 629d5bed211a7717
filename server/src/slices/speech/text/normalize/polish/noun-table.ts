/** Nouns that are counted otherwise than their ending tells. */

const set = (words: string) => new Set(words.split(' '));

/** Feminine nouns in the plural: `dwie godziny`. */
export const femininePlurals = set(
  'osoby godziny minuty sekundy kobiety strony szklanki łyżki łyżeczki książki części noce ulice rundy bramki drużyny ławki koleżanki dziewczyny dziewczynki córki ' +
    'siostry matki babcie ciotki żony panie pary rodziny grupy klasy szkoły lekcje godzinki doby dekady epoki ery klientki uczennice studentki nauczycielki lekarki ' +
    'pielęgniarki aktorki bitwy wojny partie firmy spółki fabryki kopalnie wsie gminy dzielnice stacje ulice drogi trasy linie rzeki góry wyspy plaże wieże bramy ' +
    'ściany szafy lampy półki kanapy łazienki kuchnie sypialnie walizki torby paczki puszki butelki filiżanki miski kawy herbaty zupy kanapki bułki pizze marchewki ' +
    'cebule śliwki gruszki truskawki cytryny pomarańcze róże sosny brzozy krowy kozy owce kury kaczki gęsi świnie myszy ryby pszczoły mrówki sowy ręce nogi głowy ' +
    'stopy dłonie gwiazdy planety chmury sprawy rzeczy zasady reguły próby szanse okazje oferty umowy faktury raty opłaty kary nagrody bramy mile tony uncje ' +
    'tablice tabletki kapsułki krople kreski kropki litery cyfry liczby ikony aplikacje wersje gry karty płyty piosenki płytki kartki gazety powieści odpowiedzi ' +
    'zmiany połowy kwarty tercje setki dziesiątki edycje czwarte trzecie piąte kule piłki rakiety łodzie windy kłódki monety korony rupie liry hrywny stówy ' +
    'nuty miary fale wiosny zimy jesienie soboty niedziele środy kolacje świece dusze suknie sukienki bluzki koszule spódnice czapki nocy chwile opinie wiadomości',
);

/** Masculine nouns in the plural whose ending looks feminine. */
export const masculineNames = set(
  'laty dni tygodnie miesiące stopnie cale funty punkty zeszyty sposoby kilogramy gramy litry metry pokoje kraje złote grosze euro dolary',
);

export const neuterPlurals = set(
  'lata jabłka drzewa okna miasta miejsca piwa słowa zdjęcia zadania pytania dania łóżka krzesła biurka jaja jajka ciasta auta koła konta zera światła święta pola morza jeziora państwa województwa mieszkania spotkania zdania ćwiczenia',
);

/** Men in the genitive plural, as they stand after a number: `pięciu mężczyzn`. */
export const people = set(
  'mężczyzn ludzi chłopców panów posłów lekarzy nauczycieli graczy polaków niemców kolegów przyjaciół synów braci żołnierzy policjantów strażaków pasażerów widzów gości ' +
    'autorów rodziców sąsiadów członków obywateli radnych rannych chorych dorosłych pacjentów kierowców rowerzystów wyborców naukowców muzyków piłkarzy królów papieży ' +
    'prezydentów ministrów senatorów sędziów trenerów inżynierów programistów kucharzy kelnerów księży mnichów rycerzy wnuków dziadków wujków ojców mężów chłopaków ' +
    'turystów studentów uczniów mieszkańców kibiców pracowników klientów użytkowników zawodników uczestników górników rolników robotników artystów aktorów specjalistów',
);

export const childNouns = set(
  'dzieci dziećmi dzieciach dzieciom drzwi drzwiami kurcząt kociąt szczeniąt niemowląt bliźniąt',
);
