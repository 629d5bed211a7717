/** Frequent words of languages written in Latin letters; none of them is a name. */
export const commonWords: Readonly<Record<string, string>> = {
  en:
    'the and of to are was that this with you it for not be what from my at your how they have he she will a i is ' +
    'in on we do did does don t s m re ll ve d isn doesn didn won can could would should may might must shall am ' +
    'were been being has had having go goes going gone went come came get got give gave take took make made see ' +
    'saw seen know knew think thought say said tell told ask asked want need like love look find there here where ' +
    'when why who which whose whom if then than so but or as by an all any some no yes one two three more most ' +
    'much many very too also just only even still again never always often now today tomorrow yesterday tonight ' +
    'morning evening night day week month year time people man woman child his her him its our their them us me ' +
    'mine yours himself about into over under after before between through during without within up down out off ' +
    'please thank thanks hello hi hey goodbye sorry good great bad nice new old big small little long short first ' +
    'last next other same own few because while until since although though however really let keep put left ' +
    'right home house work way thing things back well each every both such these those speak english read write ' +
    'open close closed meet met call called sit runs run walk walked order number shipped arrived sent ready late ' +
    'early hear heard wait waiting feel felt help happy sad room door water food money school friend friends ' +
    'family mother father doing done believe remember everyone everything nothing something anything someone ' +
    'nobody okay ok sure maybe perhaps quite almost around dog dogs cat cats bird birds tree trees street city ' +
    'town country world life hand hands head eyes face heart table chair window bread butter milk tea coffee ' +
    'black white red green blue yellow sun moon rain rains snow wind warm cold hot fire earth sea river road ' +
    'train bus car cars ticket price buy sell pay cost costs cheap free full empty heavy light dark young better ' +
    'best worse worst stop start begin began turn bring brought send show play plays playing game sing sings song ' +
    'dance sleep sleeps eat eats ate drink drinks cook talk talking speaking listen learn teach study works ' +
    'working lives live lived loves hate hope wish dream stay leave leaves arrive happen change move carry hold ' +
    'hurry careful dear regards welcome cheers congratulations birthday dinner lunch breakfast kitchen garden ' +
    'shirt shoes hair son daughter brother sister husband wife boy girl swim fish bed clean dirty easy hard ' +
    'problem question answer word words story book books letter news',
  de:
    'der die das und ist ein eine einen einem einer nicht ich du sie wir ihr er es mit auf zu den dem des von im ' +
    'am um für sich auch wie was bitte bin bist sind seid war waren habe hast hat haben hatte wird werden wurde ' +
    'kann kannst können muss müssen soll will willst möchte möchten darf geht gehen geh komm kommt kommen mein ' +
    'meine meinen dein deine dir mir mich dich uns euch ihm ihn ihnen sein seine kein keine keinen ja nein doch ' +
    'noch schon nur sehr mal aber oder denn weil wenn dass ob als wo wer wann warum wohin woher welche welcher ' +
    'hier da dort heute morgen gestern jetzt immer nie wieder dann danke hallo guten gute gut gutes tag abend ' +
    'nacht tschüss zum zur beim vom aus nach bei über unter vor hinter zwischen durch gegen ohne seit bis ins ' +
    'alle alles viel viele etwas nichts mehr man so weiß weißt wissen sehen sieht gesehen machen macht gemacht ' +
    'sagen sagt gesagt heißt heiße heißen spreche sprechen spricht verstehe brauche brauchen finde liebe haus ' +
    'kind kinder frau mann leben zeit uhr jahr wetter schön schöne spät müde hunger wasser kaffee bahnhof straße ' +
    'leid wirklich vielleicht natürlich genau richtig ganz kommst freut herzlichen glückwunsch geburtstag ' +
    'entschuldigung wiedersehen willkommen kostet zug tür fenster buch arbeit freund freunde dank vielen bisschen ' +
    'schlafen schläft essen isst trinken trinkt spielen spielt lesen liest schreiben schreibt hören hört laufen ' +
    'läuft fahren fährt arbeiten arbeitet wohnen wohnt lernen lernt singen singt helfen hilft hilf geben gibt ' +
    'nehmen nimmt bringen bringt zeigen zeigt fragen antworten kaufen kauft bezahlen zahlen öffnen schließen ' +
    'warten wartet warte bleiben bleibt stehen steht sitzen sitzt liegen liegt denken glaube glauben hoffe ' +
    'vergessen vergiss lachen weinen regen regnet schneit scheint sonne mond himmel wind kalt warm heiß hund ' +
    'hunde katze vogel fisch fische baum blume stadt dorf land weg brot milch tee bier wein fleisch gemüse obst ' +
    'apfel zucker salz tisch stuhl bett zimmer küche garten auto schule lehrer vater mutter bruder schwester sohn ' +
    'tochter mädchen junge leute mensch menschen name frage antwort wort wörter geschichte brief woche monat ' +
    'montag sommer winter frühling herbst rot grün gelb schwarz groß klein neu jung langsam schnell laut leise ' +
    'leicht schwer teuer billig fertig glücklich traurig krank gesund durst ruhe spaß links rechts oben unten ' +
    'draußen drinnen bald oft manchmal zuerst zuletzt endlich trotzdem deshalb setz leg stell mach lass schau hör ' +
    'sag lies nimm gib hol',
  fr:
    'le la les des et est un une pas je vous nous que qui dans pour sur avec ce il elle au du en ne mon bonjour ' +
    'tout l d j c qu n s m t de à a ai as ont avons avez sont suis es était étais être avoir fait faire faites ' +
    'vais va vas allons allez aller vont peux peut pouvez veux veut voulez voudrais dois doit faut sais sait ' +
    'savez ma mes ton ta tes son sa ses notre nos votre vos leur leurs moi toi lui eux on se te me tu ils elles ' +
    'cette cet ces ça cela comment où quand pourquoi quel quelle quoi oui non merci beaucoup bonsoir salut bonne ' +
    'bon soir nuit jour matin demain hier aujourd hui maintenant toujours jamais encore déjà très bien mal trop ' +
    'plus moins mais ou donc car si comme parce sans sous chez vers entre après avant depuis pendant aussi même ' +
    'tous toute toutes rien quelque chose y plaît plait monsieur madame mademoiselle enfant enfants maison temps ' +
    'ans heure heures fois monde vie eau pain gare rue femme homme ami amis parle parlez parles comprends aime ' +
    'aimes adore mange viens vient venez dit dire voir vois pense trouve cherche habite appelle appelez désolé ' +
    'excusez pardon enchanté revoir bientôt petit petite grand grande beau belle nouveau première train fatigué ' +
    'faim peu chat chien oiseau poisson arbre fleur ville village pays porte fenêtre table chaise lit cuisine ' +
    'jardin voiture école père mère frère sœur fils fille garçon gens nom question réponse mot livre livres ' +
    'lettre histoire semaine mois année jours lundi été hiver printemps automne rouge vert bleu jaune noir noire ' +
    'blanc blanche jeune vieux vieille nouvelle lent rapide facile difficile cher prêt prête heureux triste ' +
    'malade soif calme gauche droite haut bas dehors dedans souvent parfois enfin dormir dort manger boire bois ' +
    'jouer joue jouent lire écrire écrit écouter écoute courir chanter chante aider aide donner donne prendre ' +
    'prends prend montrer demander acheter payer ouvrir ouvre fermer ferme attendre attends attend rester reste ' +
    'penser croire crois espérer oublier oublie rire pleurer pleut neige soleil lune ciel vent froid chaud lait ' +
    'thé bière vin viande sucre sel pomme fromage beurre gentil joyeux anniversaire bienvenue félicitations ' +
    'amitiés bises regarde regardez voici voilà asseyez assieds tourne tournez arrête travaille vivre',
  es:
    'el la los las y es un una que de en por con para no se su lo como está estás muy yo mi hola qué cómo hace ' +
    'mucho a al del le les me te nos os tu tú él ella ellos ellas usted ustedes nosotros mis tus sus nuestro ' +
    'nuestra este esta estos estas ese esa eso esto soy eres somos son fue era ser estar estoy estamos están hay ' +
    'tengo tienes tiene tenemos tienen tener he has ha hemos han hacer haces hago voy vas va vamos van ir puedo ' +
    'puedes puede podemos quiero quieres quiere sé sabe sabes sí pero porque cuando dónde donde quién cuándo ' +
    'cuánto cuánta cuesta cual cuál si más menos también tampoco ya aquí ahí allí ahora hoy mañana ayer siempre ' +
    'nunca todo todos toda nada algo alguien gracias buenos buenas días tardes noches adiós favor perdón señor ' +
    'señora amigo amiga amigos casa tiempo vez año años día noche niño niños mujer hombre vida mundo agua sin ' +
    'sobre entre hasta desde hacia muchas muchos poco bien mal bueno buena gran grande nuevo hablo hablas habla ' +
    'gusta gustan llamo llama llamas vive vivo creo entiendo necesito encanta hambre sueño calle tren hora lado ' +
    'gato perro libro cansado lluvia luego pronto feliz cumpleaños encantado verdad claro pájaro pez árbol flor ' +
    'ciudad pueblo país puerta ventana mesa silla cama cocina jardín coche escuela padre madre hermano hermana ' +
    'hijo hija niña gente nombre pregunta respuesta palabra libros carta historia semana mes lunes verano ' +
    'invierno primavera otoño rojo verde azul amarillo negro blanco pequeño joven viejo vieja guapo bonito nueva ' +
    'lento rápido fácil difícil caro barato listo lista triste enfermo sed calma izquierda derecha arriba abajo ' +
    'fuera dentro veces entonces dormir duerme comer come beber bebe jugar juega juegan leer lee escribir escribe ' +
    'escuchar escucha correr cantar canta ayudar ayuda ayúdame dar tomar toma mostrar preguntar comprar pagar ' +
    'abrir abre cerrar cierra esperar espera espere quedar pensar piensa creer olvidar olvides reír llorar llueve ' +
    'lloviendo nieva sol luna cielo viento frío calor pan leche té cerveza cervezas vino carne azúcar sal manzana ' +
    'queso mantequilla abrazo saludos enhorabuena felicidades bienvenido mira gira gire siéntate deja trabaja ' +
    'vivir importa solo nadie',
  it:
    'il la lo gli le i e è un una uno che di in per con non sono si questo questa come del della dei delle alla ' +
    'al ciao mi da dal dalla nel nella sul sulla su ti ci vi io tu lui lei noi voi loro mio mia tuo tua suo sua ' +
    'nostro nostra ho hai ha abbiamo avete hanno sei siamo siete era essere avere fa fare faccio vado vai va ' +
    'andiamo andare vanno posso puoi può possiamo voglio vuoi vuole vorrei devo devi deve so sai sa chi cosa dove ' +
    'quando perché quanto quale quali sì ma o se anche più meno molto molta molti poco troppo bene male ' +
    'buongiorno buonasera buonanotte grazie prego scusa scusi arrivederci buona buono bello bella oggi domani ' +
    'ieri ora adesso sempre mai già ancora qui qua lì là tutto tutti tutta niente nulla qualcosa casa tempo anno ' +
    'anni giorno notte sera mattina uomo donna bambino bambini amico amica amici vita mondo acqua signore signora ' +
    'senza tra fra fino dopo prima parlo parli parla capisco piace chiamo chiami abito penso credo mangio fame ' +
    'sonno stanco stanca treno stazione strada libro gatto cane via vero certo allora sta stai sto stiamo c l ' +
    'dell nell all quell quella quello questi costa aiuto favore piacere presto tardi felice compleanno uccello ' +
    'pesce pesci albero fiore città paese porta finestra tavolo sedia letto cucina giardino macchina scuola padre ' +
    'madre fratello sorella figlio figlia bambina gente nome domanda risposta parola libri lettera storia ' +
    'settimana mese lunedì estate inverno primavera autunno rosso verde giallo nero nera bianco grande piccolo ' +
    'giovane vecchio vecchia nuovo nuova lento veloce facile difficile caro pronto pronta triste malato sete ' +
    'calma sinistra destra sopra sotto fuori dentro spesso volta dormire dorme mangiare mangia bere beve giocare ' +
    'gioca giocano leggere legge leggi scrivere scrive ascoltare correre cantare canta aiutare aiuta aiutami dare ' +
    'prendere prendi mostrare chiedere comprare pagare aprire apri chiudere chiudi aspettare aspetta restare ' +
    'pensare pensa credere dimenticare ridere piangere piove nevica sole luna cielo vento freddo caldo pane latte ' +
    'birra birre vino carne zucchero sale mela formaggio burro caffè abbraccio saluti auguri benvenuto guarda ' +
    'gira giri siediti smetti lavora vive vivere importa nessun nessuno amo',
  pt:
    'o os as e é um uma que de em por com para não se do da no na você muito eu está a ao aos à às dos das nos ' +
    'nas num numa pelo pela ele ela eles elas nós vocês tu te me lhe meu minha teu tua seu sua nosso nossa este ' +
    'esta esse essa isso isto aquele sou és somos são foi era ser estar estou estás estamos estão tenho tens tem ' +
    'temos têm ter há fazer faz faço vou vais vai vamos vão ir posso pode podes podemos quero queres quer queria ' +
    'sei sabe sim mas porque quando onde quem como qual quanto quanta mais menos também já aqui ali lá agora hoje ' +
    'amanhã ontem sempre nunca tudo todos toda nada algo alguém obrigado obrigada bom boa dia tarde noite dias ' +
    'olá oi tchau adeus favor desculpe senhor senhora amigo amiga casa tempo vez ano anos hora menino mulher ' +
    'homem vida mundo água sem sobre entre até desde muitos muitas pouco bem mal grande novo falo falas fala ' +
    'gosto gosta chamo chama moro acho entendo preciso fome sono rua comboio trem livro gato cachorro cansado ' +
    'cansada chuva logo breve feliz aniversário prazer verdade claro então né pra custa fica cão pássaro peixe ' +
    'peixes árvore flor cidade vila país porta janela mesa cadeira cama cozinha jardim carro escola pai mãe irmão ' +
    'irmã filho filha menina crianças gente nome pergunta resposta palavra livros carta história semana mês manhã ' +
    'verão inverno primavera outono vermelho verde azul amarelo preto branco pequeno jovem velho velha bonito ' +
    'bonita nova lento rápido fácil difícil caro barato pronto pronta triste doente sede calma esquerda direita ' +
    'fora dentro cedo vezes dormir dorme comer come beber bebe jogar brincar brincam ler lê leia escrever escreve ' +
    'ouvir ouça correr cantar canta ajudar ajuda ajude dar tomar mostrar perguntar comprar pagar abrir abra abre ' +
    'fechar feche esperar espere espera ficar pensar pensa acreditar esquecer esqueça rir chorar chove chovendo ' +
    'neva sol lua céu vento frio quente pão leite chá cerveja cervejas vinho carne açúcar sal maçã queijo ' +
    'manteiga café abraço parabéns bem-vindo olhe vire sente pare trabalha vive viver importa ninguém embora ' +
    'jantar almoço parece ótimo mantenha',
  nl:
    'de het een en is niet ik je van op met dat dit voor zijn er maar ook wat we te hoe deze in die den der aan ' +
    'bij naar uit om over onder door tot als of dan nog al wel geen niets iets alles veel meer zo zeer heel erg ' +
    'ben bent was waren heb hebt heeft hebben had word wordt worden kan kun kunt kunnen moet moeten mag wil wilt ' +
    'willen zal zou ga gaat gaan kom komt komen doe doet doen mijn jouw uw hij zij ze wij jullie hun haar hem mij ' +
    'me ons onze u jij ja nee toch waar wie wanneer waarom welke hier daar vandaag morgen gisteren nu altijd ' +
    'nooit weer dank bedankt hallo hoi goedemorgen goedenavond goedemiddag goed goede dag avond nacht ziens ' +
    'alsjeblieft alstublieft sorry graag leuk mooi mooie lekker weet zie zien zegt zeggen gezegd maken maakt heet ' +
    'spreek spreekt begrijp begrijpt vind hou houd woon werk huis kind kinderen vrouw man leven tijd uur jaar ' +
    'water koffie straat trein station laat vroeg moe honger boek kat hond vriend vrienden natuurlijk misschien ' +
    'eigenlijk gewoon even kosten kost jarig gefeliciteerd hartelijk welkom tegen zonder vogel vis vissen boom ' +
    'bloem stad dorp land wereld deur raam tafel stoel bed keuken tuin auto school vader moeder broer zus zoon ' +
    'dochter jongen meisje mensen naam vraag antwoord woord boeken brief verhaal week maand ochtend maandag zomer ' +
    'winter lente herfst rood groen blauw geel zwart zwarte wit groot klein jong oud nieuw langzaam snel ' +
    'makkelijk moeilijk duur goedkoop klaar blij verdrietig ziek dorst rustig links linksaf rechts rechtsaf boven ' +
    'beneden buiten binnen vaak soms eindelijk slapen slaapt eten eet drinken drinkt spelen speelt lezen leest ' +
    'lees schrijven schrijft luisteren luister rennen zingen zingt helpen helpt geven geeft nemen neemt tonen ' +
    'vragen kopen betalen openen sluiten wachten wacht blijven blijft blijf denken denkt geloof geloven vergeten ' +
    'vergeet lachen huilen regent sneeuwt zon maan hemel wind koud warm brood melk thee bier wijn vlees suiker ' +
    'zout appel kaas boter groetjes groeten kijk draai zitten werkt woont iemand niemand goedenacht eens samen',
  pl:
    'i w na nie jest to że się z do jak co ja czy dla po od ten tak a o u ze za przez przed nad pod bez przy ale ' +
    'lub albo bo gdy kiedy gdzie kto dlaczego ile który która które już jeszcze tylko też także bardzo dużo mało ' +
    'więcej mniej jestem jesteś jesteśmy są był była było być mam masz ma mamy mają mieć mogę możesz może możemy ' +
    'chcę chcesz chce chciałbym muszę musi idę idziesz idzie iść wiem wiesz wie robi robię robić mój moja moje ' +
    'twój twoja jego jej ich nasz nasza mnie mi ci cię go mu nam was my ty on ona ono oni wy pan pani państwo tu ' +
    'tutaj tam teraz dziś dzisiaj jutro wczoraj zawsze nigdy dziękuję dzięki proszę cześć dzień dobry dobra dobre ' +
    'dobrze dobranoc wieczór widzenia przepraszam wszystko nic coś ktoś każdy dom czas rok lat dni noc człowiek ' +
    'kobieta dziecko dzieci życie świat woda kawa ulica pociąg dworzec książka kot pies przyjaciel mówię mówisz ' +
    'mówi rozumiem lubię kocham nazywam mieszkam myślę potrzebuję głodny zmęczony zmęczona pogoda ładna piękny ' +
    'kosztuje godzina miło poznać urodzin najlepszego razem oczywiście ptak ryba ryby drzewo kwiat miasto wieś ' +
    'kraj drzwi okno stół krzesło łóżko kuchnia ogród samochód szkoła ojciec matka brat siostra syn córka ' +
    'chłopiec dziewczyna ludzie imię pytanie odpowiedź słowo książek książki list historia tydzień miesiąc rano ' +
    'poniedziałek lato zima wiosna wiosną jesień czerwony czerwone zielony niebieski żółty czarny czarna biały ' +
    'duży mały młody stary ładny ładnie nowy wolno szybko łatwo trudno drogi tani gotowy szczęśliwy smutny chory ' +
    'spokój lewo prawo góra dół wkrótce często czasem wreszcie spać śpi jeść je pić pije grać gra czytać czyta ' +
    'czytaj pisać pisze słuchać słucha biegać śpiewać śpiewa pomagać pomóż dawać daj brać weź pokazać pytać kupić ' +
    'płacić otworzyć otwórz zamknąć zamknij czekać czekaj poczekaj zostać myśleć myśli wierzyć zapomnieć zapomnij ' +
    'śmiać płakać pada deszcz śnieg słońce księżyc niebo wiatr zimno ciepło chleb mleko herbata herbaty piwo piwa ' +
    'wino mięso cukier sól jabłko ser masło obiad pozdrawiam pozdrowienia gratulacje witaj witamy spójrz patrz ' +
    'skręć usiądź przestań pracuje mieszka żyć nikt jutra chodźmy idziemy jedziemy',
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
