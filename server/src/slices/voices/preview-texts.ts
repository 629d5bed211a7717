/** ISO 639-1 → what any voice says of itself in that language; the voices are also measured on these. */
export const previewTexts: Readonly<Record<string, string>> = {
  ar: 'هكذا يبدو صوتي بالعربية. أقرأ رسائلك وقصصك بوضوح، من أول كلمة إلى آخرها.',
  de: 'So klinge ich auf Deutsch. Ich lese Briefe, Nachrichten und lange Geschichten vor, vom ersten Wort bis zum letzten.',
  el: 'Έτσι ακούγομαι στα ελληνικά. Διαβάζω γράμματα, ειδήσεις και μεγάλες ιστορίες, από την πρώτη λέξη ως την τελευταία.',
  en: 'This is how I sound in English. I read letters, news and long stories aloud, from the first word to the last.',
  es: 'Así sueno en español. Leo cartas, noticias y relatos largos en voz alta, desde la primera palabra hasta la última.',
  fr: 'Voici ma voix en français. Je lis des lettres, des nouvelles et de longues histoires, du premier mot au dernier.',
  hi: 'हिंदी में मेरी आवाज़ ऐसी है। मैं चिट्ठियाँ, समाचार और लंबी कहानियाँ पहले शब्द से आखिरी शब्द तक पढ़ता हूँ।',
  it: 'Ecco come suono in italiano. Leggo ad alta voce lettere, notizie e lunghi racconti, dalla prima parola all’ultima.',
  ko: '한국어로 말하면 이런 목소리입니다. 편지와 뉴스, 긴 이야기를 첫 단어부터 마지막 단어까지 읽어 드립니다.',
  nl: 'Zo klink ik in het Nederlands. Ik lees brieven, nieuws en lange verhalen voor, van het eerste woord tot het laatste.',
  pl: 'Tak brzmię po polsku. Czytam na głos listy, wiadomości i długie opowieści, od pierwszego słowa do ostatniego.',
  pt: 'É assim que eu soo em português. Leio cartas, notícias e longas histórias, da primeira palavra à última.',
  ru: 'Так я звучу по-русски. Я читаю вслух письма, новости и длинные рассказы, от первого слова до последнего.',
  sv: 'Så här låter jag på svenska. Jag läser brev, nyheter och långa berättelser, från första ordet till det sista.',
  tr: 'Türkçede sesim böyle. Mektupları, haberleri ve uzun hikâyeleri ilk kelimeden son kelimeye kadar okurum.',
  zh: '这是我说中文的声音。我会把信件、新闻和长篇故事从头到尾读给你听。',
};
