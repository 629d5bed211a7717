/** Lists what people type for the labels of voices, in English and German. The key is the value of a label. */
export const voiceSynonyms: Readonly<Record<string, string>> = {
  female: 'woman women lady feminine weiblich frau frauen dame frauenstimme',
  male: 'man men guy gentleman masculine männlich mann männer herr männerstimme',
  young: 'youthful teen teenager youth jung junge junger junges jugendlich',
  middle_aged: 'adult mature grown-up erwachsen reif mittelalt',
  old: 'older elderly senior aged alt alte alter altes älter ältere älterer',
  narration:
    'narrator story stories storytelling audiobook book novel voiceover documentary erzähler erzählerin geschichte hörbuch buch roman vorlesen',
  conversational:
    'podcast conversation dialogue dialog talk chat interview casual assistant gespräch unterhaltung plaudern',
  informative_educational:
    'podcast explainer tutorial lesson course training guide teacher education e-learning elearning erklärung anleitung unterricht kurs lernen lehrer schulung',
  characters: 'character game games gaming cartoon animation figur figuren spiel spiele zeichentrick',
  advertisement: 'ad ads advert advertising commercial trailer promo marketing werbung werbespot anzeige',
  social_media: 'tiktok youtube shorts reels instagram influencer video soziale medien',
  announcements: 'announcer station airport telephone phone ivr ansage durchsage telefon bahnhof',
  news: 'newsreader anchor journalist report radio nachrichten nachrichtensprecher bericht',
  american: 'us usa amerikanisch amerika',
  british: 'uk england english britisch',
  scottish: 'scotland scots schottisch schottland',
  brazilian: 'brazil brasil brasilianisch brasilien',
  mandarin: 'chinese chinesisch',
  deep: 'low bass tief',
  calm: 'relaxed quiet soothing ruhig entspannt',
  energetic: 'fast lively upbeat energisch lebhaft',
  friendly: 'nice kind freundlich nett',
  cheerful: 'happy joyful fröhlich',
  childlike: 'child kid kids kind kinder kindlich',
  gentle: 'soft sanft weich',
  warm: 'cosy cozy herzlich',
  mechanical: 'robot robotic roboter mechanisch',
};

/** Words that a request holds and no voice answers to. */
export const fillers: ReadonlySet<string> = new Set(
  'a an the for with and of in voice voices der die das ein eine einen für mit und von stimme stimmen'.split(' '),
);
