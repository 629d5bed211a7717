/** Short words that betray a language written in Latin letters; a few each, none of them a name. */
const words: Readonly<Record<string, string>> = {
  en: 'the and of to are was that this with you it for not be what from my at your how they have he she will',
  de: 'der die das und ist ein eine nicht ich du sie wir mit auf zu den von im für sich auch wie es was bitte',
  fr: 'le la les des et est un une pas je vous nous que qui dans pour sur avec ce il elle au du en ne mon bonjour tout',
  es: 'el la los las y es un una que de en por con para no se su lo como está estás muy yo mi hola qué cómo hace mucho',
  it: 'il la lo gli e è un una che di in per con non sono si questo come del della alla ciao mi',
  pt: 'o os as e é um uma que de em por com para não se do da no na você muito eu está',
  nl: 'de het een en is niet ik je van op met dat dit voor zijn er maar ook wat we te hoe deze in',
  pl: 'i w na nie jest to że się z do jak co ja czy dla po od ten tak',
  sv: 'och är en ett det att som på inte jag du för med av vi den har så här vad',
  da: 'og er en et det at som på ikke jeg du for med af vi den har så her hvad',
  no: 'og er en et det at som på ikke jeg du for med av vi den har så her hva',
  fi: 'ja on ei se että minä sinä hän tämä niin mutta kun mitä olen ole ovat kuin hyvää',
  ro: 'și este un o nu că în cu la pe de să mai ce eu sunt pentru din',
  cs: 'a je to se na že v s do ne jak co já jsem pro ale tak si',
  sk: 'a je to sa na že v s do nie ako čo ja som pre ale tak si',
  hr: 'i je da se na u s za ne što kako ja sam ali to od su',
  hu: 'a az és hogy nem egy is van ez de én te meg mi jó nagyon ami',
  tr: 've bir bu da de için ne ben sen çok değil mi var ile o gibi nasıl',
  vi: 'là và của có không một này cho tôi bạn được trong với những người',
  id: 'dan yang di ini itu dengan untuk tidak dari ke saya kamu adalah akan pada ada',
  ms: 'dan yang di ini itu dengan untuk tidak dari ke saya awak adalah akan pada ada',
  fil: 'ang ng sa na at ay mga ko mo ito hindi ako ka siya kung para isang',
  ca: 'el la els les i és un una que de en per amb no es com molt jo aquest',
  et: 'ja on ei see et mina sina ta kui aga mis ma oma ning',
  lt: 'ir yra ne tai kad aš tu su bet kaip į iš ar kas labai',
  lv: 'un ir ne tas ka es tu ar bet kā no par vai kas ļoti',
};

const sets = new Map(Object.entries(words).map(([language, list]) => [language, new Set(list.split(' '))]));
for (const [other, language] of Object.entries({ nb: 'no', nn: 'no', tl: 'fil', bs: 'hr', sl: 'hr' })) {
  const known = sets.get(language);
  if (known) sets.set(other, known);
}

export const hasCommonWords = (language: string) => sets.has(language);

/** How many words of the text are among the language's common ones. */
export function countCommonWords(text: string, language: string): { common: number; all: number } {
  const set = sets.get(language);
  const all = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return { common: all.filter((word) => set?.has(word)).length, all: all.length };
}
