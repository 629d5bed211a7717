/** The gender of Spanish nouns after a number: by their endings, with the commonest exceptions. */
import type { Gender } from '../romance/language.ts';

const feminineEndings =
  /(?:a|as|ción|ciones|sión|siones|xión|xiones|gión|giones|dad|dades|tad|tades|tud|tudes|umbre|umbres|ez|eces|triz|trices|sis|itis)$/u;

const masculine = new Set(
  (
    'día mapa planeta cometa problema sistema tema poema programa clima idioma diploma drama dilema lema síntoma teorema telegrama kilograma gramo sofá papá ' +
    'tranvía guardia policía turista artista futbolista periodista dentista taxista ciclista atleta poeta piloto colega camarada paria pijama panorama esquema ' +
    'estratega fantasma gorila yoga cura pirata profeta país mes juez pez ajedrez análisis énfasis éxtasis oasis paréntesis paracaídas abrelatas paraguas rascacielos ' +
    'kilómetro avión camión millón corazón limón jardín fin hotel árbol autobús euro interés tórax karma magma carisma aroma enigma estigma prisma cisma axioma coma-flotante'
  ).split(' '),
);
const feminine = new Set(
  (
    'revista entrevista lista pista vista conquista autopista arista mano foto moto radio noche clase llave parte gente calle tarde vez veces luz luces mujer mujeres flor flores sal ley leyes sangre leche nube nubes nave naves torre torres ' +
    'base bases frase frases fase fases serie series especie especies superficie imagen imágenes orden órdenes mente muerte suerte fuente fuentes mente fiebre sede sedes red redes ' +
    'pared paredes sed piel pieles miel cárcel cárceles señal señales sal catedral catedrales capital capitales postal postales espiral central centrales ' +
    'voz voces cruz cruces paz raíz raíces nariz narices actriz actrices emperatriz codorniz perdiz tos res reses crisis tesis dosis síntesis hipótesis ' +
    'nieve clave claves aves ave carne carnes nave llaves noches clases partes tardes calles fuentes manos fotos motos radios libido gripe fe labor labores razón razones ' +
    'canción opinión unión reunión reuniones legión región religión tripulación sartén sartenes crin hoz hoces faz tez vejez gafas vacaciones tijeras esposas nupcias ' +
    'chef-invitada sangre cumbre cumbres legumbre legumbres costumbre costumbres muchedumbre hambre variante variantes corriente corrientes pendiente patente patentes ' +
    'madre madres nacionalidad sílaba ley grey web webs wifi app apps pyme pymes ong mascota'
  ).split(' '),
);

const notNouns = new Set(
  (
    'a ante bajo con contra de del desde durante en entre hacia hasta para por según sin sobre tras y e o u ni pero sino que si como cuando donde quien cuyo el la los las lo le les ' +
    'un una se me te nos os su sus mi mis es son era eran fue fueron será serán está están hay ha han había no ya más menos muy también al ese esa este esta aquel punto coma ' +
    'cada todo toda todos todas otra otro tanto cual porque aunque mientras después antes luego así aún sólo solo queda quedan puede pueden'
  ).split(' '),
);

export function genderOf(noun: string): Gender | undefined {
  const word = noun.toLowerCase().split('-')[0] ?? '';
  if (notNouns.has(word)) return undefined;
  const singular = word.replace(/s$/, '');
  if (feminine.has(word) || feminine.has(singular)) return 'feminine';
  if (masculine.has(word) || masculine.has(singular) || masculine.has(word.replace(/es$/, ''))) return 'masculine';
  return feminineEndings.test(word) && !/(?:ista|cida|crata)s?$/.test(word) ? 'feminine' : 'masculine';
}

/** Words between a number and its noun that do not show the gender. */
export const beforeNoun: ReadonlySet<string> = new Set(
  'mil grandes nobles posibles jóvenes mejores peores mayores importantes diferentes tales simples primeros últimos'.split(
    ' ',
  ),
);
