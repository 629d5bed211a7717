/** The gender of Portuguese nouns after a number: by their endings, with the commonest exceptions. */
import type { Gender } from '../romance/language.ts';

const feminineEndings =
  /(?:a|as|ção|ções|são|sões|dade|dades|tude|tudes|gem|gens|ície|ícies|ie|ies|iz|izes|ase|ases|ise|ises|ude|udes|ã|ãs)$/u;

const masculine = new Set(
  (
    'dia mapa planeta cometa problema sistema tema poema programa clima idioma diploma drama dilema lema sintoma teorema telegrama quilograma grama sofá papá papai pijama panorama esquema ' +
    'turista artista jornalista dentista taxista motorista ciclista atleta poeta piloto colega camarada pirata profeta fantasma guarda guia cinema chá xá aroma enigma trauma coma axioma ' +
    'juiz país raiz-mestre mês portuguesinho personagem patriota homem homens nariz lápis ônibus autocarro fã fãs talismã ímã ímãs amanhã pão pães'
  ).split(' '),
);
const feminine = new Set(
  (
    'revista entrevista lista pista vista conquista crista mão mãos foto fotos moto motos tribo rádio noite noites classe classes chave chaves parte partes gente tarde tardes vez vezes luz luzes mulher mulheres flor flores lei leis ' +
    'cor cores dor dores nave naves torre torres base bases frase frases fase fases espécie espécies superfície imagem ordem ordens mente morte mortes sorte fonte fontes febre sede sedes ' +
    'rede redes parede paredes pele peles voz vozes cruz cruzes paz raiz raízes atriz atrizes perdiz tosse crise crises tese teses dose doses hipótese sílaba fome carne carnes neve ave aves ' +
    'nuvem nuvens viagem viagens página maçã maçãs manhã manhãs irmã irmãs avó avós mãe mães pele sal-gema canção região regiões razão razões estação estações opinião opiniões reunião reuniões ' +
    'gravidez vírgula pontes ponte lente lentes corrente correntes variante enchente semente sementes serpente mercê fé ré maré cidade árvore árvores colher colheres capital capitais catedral ' +
    'série séries cárie testemunha vítima criança pessoa estrela bactéria greve greves prece preces bilheteira hélice índole face faces prole pele ponte web app apps'
  ).split(' '),
);
const notNouns = new Set(
  (
    'a à ao aos às o os as e ou u de do da dos das em no na nos nas num numa por pelo pela pelos pelas para com sem sob sobre entre até desde contra após ante que se como quando onde quem ' +
    'mas nem porque pois já não mais menos muito também é são era eram foi foram será está estão há tem têm ao um uma uns umas seu sua seus suas meu minha este esta esse essa isto isso cada ' +
    'todo toda todos todas outro tanto qual depois antes logo assim ainda só apenas vírgula ponto reais'
  ).split(' '),
);

export function genderOf(noun: string): Gender | undefined {
  const word = noun.toLowerCase().split('-')[0] ?? '';
  if (notNouns.has(word)) return undefined;
  const singular = word.replace(/s$/, '');
  if (feminine.has(word) || feminine.has(singular)) return 'feminine';
  if (masculine.has(word) || masculine.has(singular)) return 'masculine';
  return feminineEndings.test(word) && !/(?:ista|cida|crata)s?$/.test(word) ? 'feminine' : 'masculine';
}

/** Words between a number and its noun that do not show the gender. */
export const beforeNoun: ReadonlySet<string> = new Set(
  'mil grandes nobres possíveis jovens melhores piores maiores importantes diferentes tais simples grande jovem'.split(
    ' ',
  ),
);
