/** The gender of French nouns after a number: by their endings, with the commonest exceptions. */
import type { Gender } from '../romance/language.ts';

const feminineEndings =
  /(?:[tsx]ion|aison|ité|eté|tié|[ae]nce|ette|elle|esse|ure|ude|ade|euse|trice|ienne|onne|aine|ine|ise|ille|otte|asse|ière|rie|gie|phie|nie|mie|tie|die|lie|cie|vie|pie|sie|xie|uie|oie|aie|ue|rue|ée|ande|ende|agne|igne|ogne|ose|ase|yse|ole|ule|ale|oire|ique|erre|urne|orte|erte|arte|ente|ante|otte|utte|ouche|anche|iche|ache|oche|êche|ante|ense|onse|ourse|erse|orce|ace|ouve|ève|ave|ive|oupe|ampe|ombe|ambe|imbe|ague|igue|ongue|angue|âme|emme|omme|orme|erme)s?$/u;

/** Masculine although their ending is mostly feminine, and the other way round. */
const masculine = new Set(
  (
    'été côté comité traité pâté comté musée lycée trophée génie incendie parapluie foie foies silence modèle murmure grade stade camarade camarades ' +
    'domaine magazine capitaine espace visage homme gentilhomme bonhomme programme volume uniforme germe terme charme arôme critère caractère ' +
    'ministère mystère cimetière cadre kilomètre mètre litre gramme article siècle cycle véhicule spectacle obstacle miracle oncle angle triangle rectangle exemple ' +
    'temple peuple couple disciple élève élèves arrêté député employé degré congé marché blé café thé canapé fossé invité invités blessé blessés réfugié réfugiés ' +
    'territoire laboratoire interrogatoire répertoire accessoire mémoire directoire réfectoire observatoire auditoire ivoire pourboire ' +
    'contrôle symbole pétrole rôle monopole protocole scandale pétale ovale vestibule module globule gaz vase phare carnivore ' +
    'cirque pique-nique moustique fantastique mécanique portique diagnostique public élastique plastique lexique mexique ' +
    'dollar risque casque disque masque kiosque phoque chèque évêque archevêque catalogue dialogue psychologue collègue collègues monologue épilogue ' +
    'groupe principe type participe slip philippe service office artifice exercice indice bénéfice vice pouce commerce prince divorce sexe axe luxe ' +
    'tube globe verbe adverbe membre membres nombre nombres arbre arbres chiffre chiffres titre titres mètres litres centre centres ventre monstre ministre ministres ' +
    'livre livres poivre cuivre théâtre maître maîtres kilogramme problème problèmes système systèmes thème thèmes poème poèmes crème quatrième ' +
    'autobus bus avantage voyage étage âge garage fromage village ménage nuage orage message massage passage paysage personnage témoignage ouvrage sondage stage tirage ' +
    'collège piège siège privilège manège cortège linge singe change mélange ange juge refuge déluge ' +
    'pays mois jour an euro centime kilo point but match set jeu cas pas repas dos gens reste texte contexte prétexte geste poste artiste touriste touristes dentiste ' +
    'acte pacte compte conte doute soute pilote pilotes vote antidote despote patriote manche squelette acide guide guides suicide remède monde mode code épisode ' +
    'camping palace bonsaï square carnet billet passe gendarme gendarmes cousin appareil œil sommeil soleil réveil conseil travail détail portail ail ' +
    'pétale mille vingt trente quarante cinquante soixante manuscrit crime régime abîme synonyme anonyme costume légume légumes volume parfum rhume baume dôme axiome ' +
    'atome diplôme symptôme syndrome hippodrome aérodrome fantôme tome tomes capital carré diamètre mètre périmètre paramètre thermomètre gigaoctet octet'
  ).split(' '),
);
const feminine = new Set(
  (
    'personne personnes femme fille mère sœur fois heure minute seconde année semaine page place pièce chambre table chaise porte fenêtre rue ville maison voix main tête ' +
    'jambe dent nuit fin mort eau mer fleur couleur valeur erreur chaleur largeur longueur hauteur peur sueur odeur douleur faveur lueur rumeur humeur vapeur ' +
    'classe phase base phrase course bourse chose rose pause cause ligne vigne montagne campagne bouteille tasse boîte carte lettre photo vidéo moto auto radio école étoile île ' +
    'voile toile salle balle pomme somme gomme dame lame âme larme arme ferme plateforme forme norme tonne couronne colonne brique boutique musique question marque banque ' +
    'clinique république langue vague bague ligue fatigue équipe étape coupe soupe lampe pompe enveloppe grippe gare guerre terre pierre bière voiture œuvre lèvre chèvre ' +
    'fièvre feuille oreille route faute goutte dette plante tente vente rente attente pente tarte perte alerte découverte offre ombre douzaine vingtaine centaine dizaine ' +
    'cuillère cuiller clé clef nef soif faim part monnaie voie proie joie roue joue vue statue avenue tenue revue étude victime victimes image images page pages plage plages cage cages ' +
    'nage rage neige tige loge horloge éponge frange orange oranges grange louange charge marge forge gorge église églises chemise chemises cerise valise crise prise ' +
    'entreprise entreprises surprise française anglaise lampe note notes côte côtes pâte pâtes tâche tâches fête fêtes bête bêtes crête enquête enquêtes requête conquête ' +
    'planète planètes comète athlète tablette cigarette cité liberté minorité unité unités université activité qualité quantité société sociétés nationalité ' +
    'ampoule foule poule boule moule île îles aile ailes étoile pile piles file files ville villes mille-feuille vente livraison saison façon leçon chanson boisson moisson rançon ' +
    'fourmi loi foi paroi noix croix voix fois souris brebis tribu vertu peau dent forêt forêts cour cours tour part plupart mort jument nuit nuits sœurs mères filles femmes ' +
    'caisse caisses tasse messe presse adresse adresses vitesse promesse princesse maîtresse jeunesse veste liste listes piste pistes poste visite limite réussite suite fuite ' +
    'dose doses chaîne chaînes scène scènes reine haine peine veine laine graine graines mine usine usines machine machines cuisine piscine piscines vitamine médecine origine ' +
    'zone zones icône bombe tombe jupe nappe grappe trappe steppe étoffe griffe gaffe coiffe carafe girafe agrafe agrafe sieste averse ' +
    'livre-sterling calorie calories batterie batteries galerie maladie maladies partie parties copie copies pluie pluies compagnie compagnies copine abeille abeilles ' +
    'cartouche couche mouche bouche douche branche planche manche tranche tranches fiche fiches affiche poche roche cloche tâche vache vaches hache crèche pêche flèche sèche ' +
    'chute dispute minutes députée élève-ingénieure étudiante étudiantes candidate candidates adulte-mère gigue vis oasis hélice cicatrice actrice police justice notice ' +
    'lance chance avance distance distances ordonnance assurance ambulance séance tendance vacance vacances agence agences licence science sciences différence'
  ).split(' '),
);

export function genderOf(noun: string): Gender | undefined {
  const word = noun.toLowerCase();
  if (notNouns.has(word)) return undefined;
  const head = word.split('-')[0] ?? word;
  const singular = head.replace(/s$/, '');
  if (masculine.has(head) || masculine.has(singular)) return 'masculine';
  if (feminine.has(head) || feminine.has(singular)) return 'feminine';
  return feminineEndings.test(head) ? 'feminine' : 'masculine';
}

/** Words after a number that it does not count. */
const notNouns = new Set(
  (
    'à au aux de du des d en et ou où ni mais donc or car le la les l un une que qui quoi dont est sont a ont était étaient sera seront fut furent pour par sur sous dans avec ' +
    'sans contre entre vers chez avant après depuis pendant selon comme si ne pas plus moins fois-ci se ce ces cette il elle ils elles on nous vous je tu y heures-pleines ' +
    'puis alors ainsi aussi encore déjà près lors jusque jusqu sauf virgule point degrés reste restent peut peuvent doit doivent va vont fait font'
  ).split(' '),
);

/** Words between a number and its noun that do not show the gender. */
export const beforeNoun: ReadonlySet<string> = new Set(
  'autres jeunes premiers derniers mille vraies simples magnifiques énormes autre jeune même mêmes pauvres braves'.split(
    ' ',
  ),
);
