/** Written and spoken texts, beside those in `cases/`, that show how rules of one language bear on each other. */
export const cases: Readonly<Record<string, readonly (readonly [written: string, spoken: string])[]>> = {
  fr: [
    [
      'Il y avait 71 femmes, 81 hommes, 91 filles, 101 dalmatiens et 1 001 nuits.',
      'Il y avait soixante et onze femmes, quatre-vingt-un hommes, quatre-vingt-onze filles, cent un dalmatiens et mille une nuits.',
    ],
    [
      'Ouvert de 9h à 12h et de 14h à 18h30, lun.-ven.',
      'Ouvert de neuf heures à douze heures et de quatorze heures à dix-huit heures trente, lundi à vendredi.',
    ],
    [
      'Le film dure 1h45 ou 1 h 45 min, 2 h 30 min 15 s.',
      'Le film dure une heure quarante-cinq ou une heure quarante-cinq minutes, deux heures trente minutes et quinze secondes.',
    ],
    [
      'Prix : 1 299,99 €. Le loyer est de 850€/mois.',
      'Prix : mille deux cent quatre-vingt-dix-neuf euros quatre-vingt-dix-neuf. Le loyer est de huit cent cinquante euros par mois.',
    ],
    [
      'Elle pèse 52,5 kg pour 1,65 m.',
      'Elle pèse cinquante-deux virgule cinq kilos pour un virgule soixante-cinq mètre.',
    ],
    [
      'Il a couru 42,195 km en 2 h 01 min 39 s.',
      'Il a couru quarante-deux virgule cent quatre-vingt-quinze kilomètres en deux heures une minute et trente-neuf secondes.',
    ],
    [
      '25 cl de crème, 3 c. à s. de sucre, 1/2 c. à c. de sel, 150 g de beurre.',
      'vingt-cinq centilitres de crème, trois cuillères à soupe de sucre, une demi cuillère à café de sel, cent cinquante grammes de beurre.',
    ],
    ['Tél. : 01.23.45.67.89', 'Téléphone : zéro un, vingt-trois, quarante-cinq, soixante-sept, quatre-vingt-neuf'],
    [
      'Mon numéro : 06 07 08 09 10, ou +33 (0)6 12 34 56 78.',
      'Mon numéro : zéro six, zéro sept, zéro huit, zéro neuf, dix, ou plus trente-trois, zéro, six, douze, trente-quatre, cinquante-six, soixante-dix-huit.',
    ],
    [
      'Il habite 10 bis, rue de la Paix, 75002 Paris.',
      'Il habite dix bis, rue de la Paix, soixante-quinze mille deux Paris.',
    ],
    ['Bât. B, 3e ét., appt. 12, BP 45', 'bâtiment B, troisième étage, appartement douze, boîte postale quarante-cinq'],
    [
      'M. et Mme Martin, MM. Durand et Petit, Mlle Roy, Me Blanc, Pr Noir, Dr House',
      'monsieur et madame Martin, messieurs Durand et Petit, mademoiselle Roy, maître Blanc, professeur Noir, docteur House',
    ],
    [
      'Le XVIIIe siècle, au XIXème siècle, la Ve République, le IIIe Reich, le Ier siècle av. J.-C., la IIe Guerre mondiale, le XVIe arrondissement',
      'Le dix-huitième siècle, au dix-neuvième siècle, la cinquième République, le troisième Reich, le premier siècle avant Jésus-Christ, la deuxième Guerre mondiale, le seizième arrondissement',
    ],
    [
      'le 1er étage, la 1ère fois, la 1re place, le 2d tour, la 2de classe, le 21e siècle, les 3es jeux, le 100e anniversaire',
      'le premier étage, la première fois, la première place, le second tour, la seconde classe, le vingt et unième siècle, les troisièmes jeux, le centième anniversaire',
    ],
    [
      '2 + 2 = 4 ; 7 - 3 = 4 ; 6 × 7 = 42 ; 10 / 2 = 5 ; 3 < 5 ; x ≠ y ; 5² = 25 ; 2^10 ; √16 = 4 ; a ≤ b',
      'deux plus deux égale quatre ; sept moins trois égale quatre ; six fois sept égale quarante-deux ; dix divisé par deux égale cinq ; trois inférieur à cinq ; x différent de y ; cinq au carré égale vingt-cinq ; deux puissance dix ; racine carrée de seize égale quatre ; a inférieur ou égal à b',
    ],
    ['C6H12O6, NaCl, H2SO4, Fe2O3, pH 7', 'C six H douze O six, NaCl, H deux S O quatre, Fe deux O trois, pH sept'],
    [
      "L'équipe a gagné 3-0 puis 2 à 1. Set : 6-3, 7-5. Score : 21-19",
      "L'équipe a gagné trois à zéro puis deux à un. Set : six à trois, sept à cinq. Score : vingt et un à dix-neuf",
    ],
    [
      '1. d4 Cf6 2. c4 e6 3. Cc3 Fb4 O-O-O Dxd4# e8=D',
      'un. d quatre cavalier f six deux. c quatre e six trois. cavalier c trois fou b quatre grand roque dame prend d quatre échec et mat e huit promotion dame',
    ],
    [
      "Un Airbus A320, une Peugeot 208, un iPhone 15 Pro, la PS5, Windows 11, la N20, l'A6, le vol AF447, une Renault R5, un F-35, B-52",
      "Un Airbus A trois cent vingt, une Peugeot deux cent huit, un iPhone quinze Pro, la P S cinq, Windows onze, la N vingt, l'A six, le vol A F quatre cent quarante-sept, une Renault R cinq, un F trente-cinq, B cinquante-deux",
    ],
    ['ISBN 978-2-07-036822-8', 'I S B N neuf sept huit, deux, zéro sept, zéro trois six huit deux deux, huit'],
    [
      'Une hausse de 3,5 %, de 0,1% ou de 100%. -12 %. 50 % à 60 %',
      'Une hausse de trois virgule cinq pour cent, de zéro virgule un pour cent ou de cent pour cent. moins douze pour cent. cinquante pour cent à soixante pour cent',
    ],
    [
      '1/2, 1/3, 1/4, 3/4, 2/3, 5/8, 1/10, 7/100, 1 1/2 tasse, ¼ l, 3½',
      'un demi, un tiers, un quart, trois quarts, deux tiers, cinq huitièmes, un dixième, sept sur cent, une tasse et demie, un quart de litre, trois et demi',
    ],
    [
      'de 10 à 20, 10-20, 1914-1918, 18-25 ans, 5 à 6 km, 10 – 15 %',
      'de dix à vingt, dix à vingt, mille neuf cent quatorze à mille neuf cent dix-huit, dix-huit à vingt-cinq ans, cinq à six kilomètres, dix à quinze pour cent',
    ],
    [
      'Latitude 48,8566° N, 2° 21′ 07″ E',
      'Latitude quarante-huit virgule huit cinq six six degrés nord, deux degrés vingt et une minutes sept secondes est',
    ],
    [
      "C'est du 4x4, 24h/24, 7j/7, 24/7",
      "C'est du quatre-quatre, vingt-quatre heures sur vingt-quatre, sept jours sur sept, vingt-quatre sur sept",
    ],
    [
      "Aujourd'hui, c'est l'anniversaire de l'ex-PDG d'EDF, l'URSS et l'ONU.",
      "Aujourd'hui, c'est l'anniversaire de l'ex-P D G d'E D F, l'U R S S et l'ONU.",
    ],
    [
      '1e fois, XXIe, IIIe, MMXXIV, LVIII, IV, VI',
      'première fois, vingt et unième, troisième, deux mille vingt-quatre, cinquante-huit, quatre, six',
    ],
    [
      "J'ai 1 chat, 1 souris, 1 idée, 1 heure, 1 minute, 1 problème, 1 musée",
      "J'ai un chat, une souris, une idée, une heure, une minute, un problème, un musée",
    ],
    ['Le fichier rapport_final.pdf est prêt.', 'Le fichier rapport tiret bas final point P D F est prêt.'],
    [
      "« Me voici », dit-il. Ce n'est pas vrai ! L'ami de Marie n'est pas là. Il y a des jours où l'on s'ennuie ; d'autres non. Qu'est-ce que c'est ? Peut-être, mais – franchement – j'en doute…",
      "« Me voici », dit-il. Ce n'est pas vrai ! L'ami de Marie n'est pas là. Il y a des jours où l'on s'ennuie ; d'autres non. Qu'est-ce que c'est ? Peut-être, mais – franchement – j'en doute…",
    ],
    [
      'J. K. Rowling et J.R.R. Tolkien, U.S.A., John D. Rockefeller, José R. Silva, Harry S. Truman, vitamine C. Le reste. O.N.U. Il',
      'J K Rowling et J R R Tolkien, U S A, John D. Rockefeller, José R. Silva, Harry S. Truman, vitamine C. Le reste. O N U. Il',
    ],
  ],
  es: [
    ['Vendió 1 millón de discos y 21 millones de copias.', 'Vendió un millón de discos y veintiún millones de copias.'],
    [
      'Abierto de lun. a vie., de 9:00 a 14:00 h y de 17 a 20:30 h.',
      'Abierto de lunes a viernes, de nueve a catorce horas y de diecisiete a veinte horas treinta.',
    ],
    [
      "El alquiler es de 850 €/mes; cuesta 1.299,99 € o 12'50 €.",
      "El alquiler es de ochocientos cincuenta euros por mes; cuesta mil doscientos noventa y nueve euros con noventa y nueve o doce'cincuenta euros.",
    ],
    [
      'Ganó $ 2.5 millones y perdió 300 mil pesos. MXN 500, $1,500 MXN, 20 USD',
      'Ganó dos punto cinco millones de dólares y perdió trescientos mil pesos. quinientos pesos mexicanos, mil quinientos pesos mexicanos, veinte dólares estadounidenses',
    ],
    [
      'Mide 1,75 m y pesa 70,5 kg. Son 42,195 km en 2h 01min 39s.',
      'Mide uno coma setenta y cinco metros y pesa setenta coma cinco kilos. Son cuarenta y dos coma ciento noventa y cinco kilómetros en dos horas, un minuto y treinta y nueve segundos.',
    ],
    [
      'Llame al 900 123 456, al 91 123 45 67 o al 112. Cel. (55) 1234-5678. 600123456',
      'Llame al nueve cero cero, uno dos tres, cuatro cinco seis, al nueve uno, uno dos tres, cuatro cinco, seis siete o al ciento doce. Cel. cinco cinco, uno dos tres cuatro, cinco seis siete ocho. seis cero cero uno dos tres cuatro cinco seis',
    ],
    [
      'Vive en c/ Mayor, n.º 5, 3.º izq., 28013 Madrid. Pza. de España, s/n. Av. Juárez 100, Col. Centro, C.P. 06000',
      'Vive en calle Mayor, número cinco, tercero izquierda, veintiocho mil trece Madrid. plaza de España, sin número. Avenida Juárez cien, Col. Centro, código postal cero seis cero cero cero',
    ],
    [
      'D. José, Dña. Carmen, Sres. Ruiz, Excmo. Sr. D. Luis, Fr. Luis, Sta. Teresa, S. Pablo',
      'don José, doña Carmen, señores Ruiz, excelentísimo señor don Luis, fray Luis, santa Teresa, san Pablo',
    ],
    [
      'Juan Pablo II, Isabel I de Castilla, Felipe VI y Benedicto XVI, Pío XII.',
      'Juan Pablo segundo, Isabel primera de Castilla, Felipe sexto y Benedicto dieciséis, Pío doce.',
    ],
    [
      'el s. XXI, siglo I a. C., ss. XVI y XVII, la I Guerra Mundial, el V centenario, el XV congreso, Rocky IV, Acto II',
      'el siglo veintiuno, siglo uno antes de Cristo, siglos dieciséis y diecisiete, la primera Guerra Mundial, el quinto centenario, el decimoquinto congreso, Rocky cuatro, Acto dos',
    ],
    [
      'el 1er piso, la 3.ª vez, el 2o lugar, la 5a avenida, el 21.º puesto, 15º aniversario, los 1os',
      'el primer piso, la tercera vez, el segundo lugar, la quinta avenida, el vigésimo primero puesto, decimoquinto aniversario, los primeros',
    ],
    [
      '7 - 3 = 4; 6 x 7 = 42; 3 < 5; x ≠ y; 5² = 25; √16 = 4; 10^6; 50 %; 2·3',
      'siete menos tres igual a cuatro; seis por siete igual a cuarenta y dos; tres menor que cinco; x distinto de y; cinco al cuadrado igual a veinticinco; raíz cuadrada de dieciséis igual a cuatro; diez elevado a seis; cincuenta por ciento; dos por tres',
    ],
    [
      'El Airbus A320, el iPhone 15, Windows 11, la A-6, la N-340, el vuelo IB3456, la M-30, el PC4, la PS5',
      'El Airbus A trescientos veinte, el iPhone quince, Windows once, la A seis, la N trescientos cuarenta, el vuelo I B tres mil cuatrocientos cincuenta y seis, la M treinta, el P C cuatro, la P S cinco',
    ],
    [
      'ganó 6-3, 7-5; 21-19; marcador 2:1; 100-98',
      'ganó seis a tres, siete a cinco; veintiuno a diecinueve; marcador dos a uno; cien a noventa y ocho',
    ],
    [
      '52 a. C.; años 60; años 1990-2000; los 90; siglo XX; en 1492; 1975/76; curso 2023-24',
      'cincuenta y dos antes de Cristo; años sesenta; años mil novecientos noventa a dos mil; los noventa; siglo veinte; en mil cuatrocientos noventa y dos; mil novecientos setenta y cinco a setenta y seis; curso dos mil veintitrés a veinticuatro',
    ],
    [
      '1 niña, 1 niño, 1 hora, 1 día, 1 mano, 1 problema, 31 chicas, 41 días, 200 manos, 300 fotos, 400 días, 500 km, 600 libras, 21 %, 501 clases',
      'una niña, un niño, una hora, un día, una mano, un problema, treinta y una chicas, cuarenta y un días, doscientas manos, trescientas fotos, cuatrocientos días, quinientos kilómetros, seiscientas libras, veintiuno por ciento, quinientas una clases',
    ],
    [
      'de 3 a 5, 3-5, entre 10 y 20, 18-25 años, 200-300 personas, 1-2 veces',
      'de tres a cinco, tres a cinco, entre diez y veinte, dieciocho a veinticinco años, doscientas a trescientas personas, una a dos veces',
    ],
    [
      'Latitud 40° 25′ 08″ N. 36º C. 20º. 37,5ºC',
      'Latitud cuarenta grados veinticinco minutos ocho segundos norte. treinta y seis grados Celsius. vigésimo. treinta y siete coma cinco grados Celsius',
    ],
    [
      'user@mail.com, www.el-pais.com/noticias?id=3, #VivaMéxico, @maria_lopez, C++ y C#',
      'user arroba mail punto com, W W W punto el guion pais punto com barra noticias signo de interrogación id igual tres, hashtag Viva México, arroba maria guion bajo lopez, C más más y C sharp',
    ],
    [
      'Abierto de lun. a vie.; $1,500 MXN, 6 x 7 = 42, C#, 200-300 personas, 36º C. 1975/76, Ref. 2024/15, €1,500, 3 x 4 m',
      'Abierto de lunes a viernes; mil quinientos pesos mexicanos, seis por siete igual a cuarenta y dos, C sharp, doscientas a trescientas personas, treinta y seis grados Celsius. mil novecientos setenta y cinco a setenta y seis, Referencia dos mil veinticuatro barra quince, mil quinientos euros, tres por cuatro metros',
    ],
    [
      '¿Qué tal? No. Ya voy. Él dijo que no. Voy a la cama; mañana te llamo. El mar, la mar. Una vez más. Se lo di a Ana. ¡NO TE VAYAS! EL FIN. ¡OLÉ!',
      '¿Qué tal? No. Ya voy. Él dijo que no. Voy a la cama; mañana te llamo. El mar, la mar. Una vez más. Se lo di a Ana. ¡NO TE VAYAS! EL FIN. ¡OLÉ!',
    ],
    [
      'J. K. Rowling et J.R.R. Tolkien, U.S.A., John D. Rockefeller, José R. Silva, Harry S. Truman, vitamine C. Le reste. O.N.U. Il',
      'J K Rowling et J R R Tolkien, U S A, John D. Rockefeller, José R. Silva, Harry S. Truman, vitamine C. Le reste. O N U. Il',
    ],
    [
      'EE.UU. y los EE. UU. de América. Los RR.HH. y p.ej. esto, etc.',
      'Estados Unidos y los Estados Unidos de América. Los Recursos Humanos y por ejemplo esto, etcétera.',
    ],
  ],
  it: [
    [
      "C'è 1 ora, 1 anno, 1 studente, 1 zaino, 1 persona, 21 persone, 1 amica.",
      "C'è un’ora, un anno, uno studente, uno zaino, una persona, ventuno persone, un’amica.",
    ],
    [
      "L'XI secolo, nell'VIII secolo, il XX secolo, secolo XX, i secoli XIX e XX.",
      "L'undicesimo secolo, nell'ottavo secolo, il ventesimo secolo, secolo ventesimo, i secoli diciannovesimo e ventesimo.",
    ],
    [
      'Alle 21.30, ore 9:00, alle 8.05, h 14:30, alle 0:15, 12:00, 18h30',
      'Alle ventuno e trenta, ore nove, alle otto e cinque, ore quattordici e trenta, alle zero e quindici, dodici, diciotto e trenta',
    ],
    [
      'Affitto di 850 €/mese; costa 1.299,99 € o € 12. 5€ 0,99€ 20 $ 1 £ 100 lire',
      'Affitto di ottocentocinquanta euro al mese; costa milleduecentonovantanove euro e novantanove o dodici euro. cinque euro novantanove centesimi venti dollari una sterlina cento lire',
    ],
    [
      'Nato il 5 ott. 1987 alle 3.05; aperto lun.-ven. 9.00-18.30; dalle 9 alle 18; ore 15; h 9.30',
      'Nato il cinque ottobre millenovecentottantasette alle tre e cinque; aperto lunedì a venerdì nove a diciotto e trenta; dalle nove alle diciotto; ore quindici; ore nove e trenta',
    ],
    [
      '1 bambina, 1 gnomo, 1 psicologo, 1 isola, 1 uomo, 1 euro, 1 spazio, 1 scuola, 1 yogurt, 1 minuto, 1 notte, 1 amico, 1 esempio',
      'una bambina, uno gnomo, uno psicologo, un’isola, un uomo, un euro, uno spazio, una scuola, uno yogurt, un minuto, una notte, un amico, un esempio',
    ],
    [
      'il 1° piano, la 3ª volta, il 2° posto, 5ª strada, 21° posto, 100° anniversario, al 3° piano, 1ª classe',
      'il primo piano, la terza volta, il secondo posto, quinta strada, ventunesimo posto, centesimo anniversario, al terzo piano, prima classe',
    ],
    [
      'Papa Benedetto XVI, Pio XII, Luigi XVI, Carlo III, Enrico VIII, Giovanni XXIII, Elisabetta I, Federico II, Leone XIII, Napoleone III, Umberto I',
      'Papa Benedetto sedicesimo, Pio dodicesimo, Luigi sedicesimo, Carlo terzo, Enrico ottavo, Giovanni ventitreesimo, Elisabetta prima, Federico secondo, Leone tredicesimo, Napoleone terzo, Umberto primo',
    ],
    [
      'il XXI secolo, nel V sec. a.C., la I guerra mondiale, il IV centenario, il XV congresso, Rocky IV, Atto II, la VII edizione, i sec. XV e XVI',
      'il ventunesimo secolo, nel quinto secolo avanti Cristo, la prima guerra mondiale, il quarto centenario, il quindicesimo congresso, Rocky quattro, Atto due, la settima edizione, i secolo quindicesimo e sedicesimo',
    ],
    [
      '16, 18, 21, 23, 28, 33, 81, 88, 99, 100, 101, 103, 108, 118, 180, 200, 1000, 1001, 1100, 2000, 2023, 10.000, 100.001, 999.999, 1.000.000.000',
      'sedici, diciotto, ventuno, ventitré, ventotto, trentatré, ottantuno, ottantotto, novantanove, cento, centouno, centotré, centotto, centodiciotto, centottanta, duecento, mille, milleuno, millecento, duemila, duemilaventitré, diecimila, centomilauno, novecentonovantanovemilanovecentonovantanove, un miliardo',
    ],
    [
      '7 - 3 = 4; 6 x 7 = 42; 3 < 5; x ≠ y; 5² = 25; √16 = 4; 10^6; 50 %; 10:2=5',
      'sette meno tre uguale a quattro; sei per sette uguale a quarantadue; tre minore di cinque; x diverso da y; cinque al quadrato uguale a venticinque; radice quadrata di sedici uguale a quattro; dieci alla sei; cinquanta per cento; dieci diviso due uguale a cinque',
    ],
    [
      'Via Roma 5, 00184 Roma (RM). P.zza S. Pietro, n. 12/B. C.so Buenos Aires 3, 20124 Milano',
      'Via Roma cinque, zero zero uno otto quattro Roma (R M). piazza san Pietro, numero dodici/B. corso Buenos Aires tre, ventimilacentoventiquattro Milano',
    ],
    [
      "gli anni '80, gli anni Ottanta, nel '68, l'11 settembre 2001, 11/9/2001, 11-9-2001, 2024-02-29",
      "gli anni ottanta, gli anni Ottanta, nel sessantotto, l'undici settembre duemilauno, undici settembre duemilauno, undici settembre duemilauno, ventinove febbraio duemilaventiquattro",
    ],
    [
      '+3,5%; tra il 5% e il 10%; -2 %; 5-10 %',
      'più tre virgola cinque per cento; tra il cinque per cento e il dieci per cento; meno due per cento; cinque a dieci per cento',
    ],
    [
      '18-25 anni, 2-3 volte, da 3 a 5, 10-20 persone',
      'diciotto a venticinque anni, due a tre volte, da tre a cinque, dieci a venti persone',
    ],
    [
      "Ciao, come stai? Non lo so. Vado al mare, poi torno. L'amico di Anna c'è. Un po' d'acqua. Dov'è? Quell'uomo è mio zio. VIETATO FUMARE. NO! Mar Rosso. Set e scena. Il sen. Gli all. Vai via. Sei tu? Sei anni. Ott non so.",
      "Ciao, come stai? Non lo so. Vado al mare, poi torno. L'amico di Anna c'è. Un po' d'acqua. Dov'è? Quell'uomo è mio zio. VIETATO FUMARE. NO! Mar Rosso. Set e scena. Il sen. Gli allegato. Vai via. Sei tu? Sei anni. Ott non so.",
    ],
    [
      "Il Sig. Rossi, la Sig.ra Bianchi, il Dott. Verdi, la Dott.ssa Neri, il Prof. Blu, l'Avv. Gialli, S. Pietro, SS. Trinità.",
      "Il signor Rossi, la signora Bianchi, il dottor Verdi, la dottoressa Neri, il professor Blu, l'avvocato Gialli, san Pietro, santi Trinità.",
    ],
    ['S.p.A., S.r.l., N.B. P.S.', 'società per azioni, S R L, nota bene. post scriptum.'],
  ],
  pt: [
    [
      'A 1 de janeiro de 2021 morreram 1.501 pessoas, 2 mulheres, 22 homens, 200 casas, 2.000 libras, 21.002 pessoas.',
      'A um de janeiro de dois mil e vinte e um morreram mil quinhentas e uma pessoas, duas mulheres, vinte e dois homens, duzentas casas, duas mil libras, vinte e uma mil e duas pessoas.',
    ],
    [
      'João Paulo II, D. Pedro II, D. João V, Isabel I, Bento XVI, Luís XVI, D. Maria II',
      'João Paulo segundo, dom Pedro segundo, dom João quinto, Isabel primeira, Bento dezesseis, Luís dezesseis, dona Maria segunda',
    ],
    [
      'R$ 1.234,56, US$ 5 milhões, 25 €/kg, 3 mil reais, R$ 2,5 bilhões, € 12, 0,05 €, 1.000.000 de euros, 2.000.000 pessoas',
      'mil duzentos e trinta e quatro reais e cinquenta e seis centavos, cinco milhões de dólares, vinte e cinco euros por quilo, três mil reais, dois vírgula cinco bilhões de reais, doze euros, cinco cêntimos, um milhão de euros, dois milhões de pessoas',
    ],
    [
      'CPF 123.456.789-09, CEP 01310-100, 1200-109 Lisboa',
      'C P F um dois três, quatro cinco seis, sete oito nove, zero nove, CEP zero um três um zero, um zero zero, um dois zero zero, um zero nove Lisboa',
    ],
    [
      'Mede 1,75 m e pesa 70,5 kg. 42,195 km em 2h01min39s. 100 g, 2 t, 200 ml, 21 kg, 2 h, 2 min, 1 h',
      'Mede um vírgula setenta e cinco metros e pesa setenta vírgula cinco quilos. quarenta e dois vírgula cento e noventa e cinco quilômetros em duas horas, um minuto e trinta e nove segundos. cem gramas, duas toneladas, duzentos mililitros, vinte e um quilos, duas horas, dois minutos, uma hora',
    ],
    [
      'R. do Ouro, 12, 2.º esq., 1100-060 Lisboa. Av. Brasil, 100, apto. 12, CEP 04567-000. Pç. da República, s/n',
      'rua do Ouro, doze, segundo esquerdo, um um zero zero, zero seis zero Lisboa. avenida Brasil, cem, apartamento doze, CEP zero quatro cinco seis sete, zero zero zero. praça da República, sem número',
    ],
    [
      'O Dr. Reis e a Dra. Dias, os Srs. Costa, D. Afonso Henriques, D. Duarte, Sta. Maria, S. João, Exmo. Sr.',
      'O doutor Reis e a doutora Dias, os senhores Costa, dom Afonso Henriques, dom Duarte, santa Maria, são João, excelentíssimo senhor.',
    ],
    [
      'o séc. XXI, século V a.C., a I Guerra Mundial, o V centenário, o XV congresso, Rocky IV, Ato II, a VII edição, séculos XV e XVI',
      'o século vinte e um, século cinco antes de Cristo, a primeira Guerra Mundial, o quinto centenário, o décimo quinto congresso, Rocky quatro, Ato dois, a sétima edição, séculos quinze e dezesseis',
    ],
    [
      'o 1.º andar, a 3.ª vez, o 2º lugar, a 5ª avenida, o 21.º, 100º aniversário, 2a feira, 3ª-feira',
      'o primeiro andar, a terceira vez, o segundo lugar, a quinta avenida, o vigésimo primeiro, centésimo aniversário, segunda feira, terceira-feira',
    ],
    [
      'ganhou 3-0; 6-3, 7-5; 21-19; 2:1; 2x0; venceu por 2 a 1',
      'ganhou três a zero; seis a três, sete a cinco; vinte e um a dezenove; dois para um; dois a zero; venceu por dois a um',
    ],
    [
      '52 a.C.; anos 60; anos 1990; década de 80; em 1492; 2023/24',
      'cinquenta e dois antes de Cristo; anos sessenta; anos mil novecentos e noventa; década de oitenta; em mil quatrocentos e noventa e dois; dois mil e vinte e três a vinte e quatro',
    ],
    [
      '1 menina, 1 menino, 2 meninas, 2 meninos, 1 mão, 2 mãos, 2 problemas, 22 alunas, 32 dias, 200 pessoas, 400 dias, 2 vezes, 2 noites, 1.002 páginas, 2 mil pessoas, 21 mil pessoas',
      'uma menina, um menino, duas meninas, dois meninos, uma mão, duas mãos, dois problemas, vinte e duas alunas, trinta e dois dias, duzentas pessoas, quatrocentos dias, duas vezes, duas noites, mil e duas páginas, duas mil pessoas, vinte e uma mil pessoas',
    ],
    [
      'de 3 a 5, 3-5, 18-25 anos, 2-3 vezes, 200-300 pessoas, 1-2 colheres',
      'de três a cinco, três a cinco, dezoito a vinte e cinco anos, duas a três vezes, duzentas a trezentas pessoas, uma a duas colheres',
    ],
    [
      '1/2 hora, 1 1/2 xícara, 3/4 de hora, 1/3, ½, 2/3 da população',
      'meia hora, uma xícara e meia, três quartos de hora, um terço, um meio, dois terços da população',
    ],
    [
      'A 12/10/23, no dia 8/3, 1/1/2000, 01.02.2003, 2003-02-01, seg. 3 mar., sáb., 5 de jun. de 2020',
      'A doze de outubro de dois mil e vinte e três, no dia oito de março, um de janeiro de dois mil, um de fevereiro de dois mil e três, um de fevereiro de dois mil e três, segunda-feira três de março, sábado, cinco de junho de dois mil e vinte',
    ],
    [
      '100.000, 110.000, 1.100, 1.101, 2.100, 15.300, 200.200, 1.000.001, 1.500.000, 999.999',
      'cem mil, cento e dez mil, mil e cem, mil cento e um, dois mil e cem, quinze mil e trezentos, duzentos mil e duzentos, um milhão e um, um milhão e quinhentos mil, novecentos e noventa e nove mil novecentos e noventa e nove',
    ],
    [
      'Olá, tudo bem? Não sei. Vou à praia e volto já. O João e a Maria foram ao Rio. NÃO PISE NA GRAMA. PARE! Fim. Set de filmagem. Mar Morto. Dez anos. Sai daí! Ex-presidente. Seg e ter. Plano B, vitamina C, raio X, grupo A, geração Z. Deu-me, fá-lo-ei, dir-te-ia. Mai não. Dom Pedro. Qua. Sex appeal. Ter razão. Ter 5 filhos. Qui.',
      'Olá, tudo bem? Não sei. Vou à praia e volto já. O João e a Maria foram ao Rio. NÃO PISE NA GRAMA. PARE! Fim. Set de filmagem. Mar Morto. Dez anos. Sai daí! Ex-presidente. Seg e ter. Plano B, vitamina C, raio X, grupo A, geração Z. Deu-me, fá-lo-ei, dir-te-ia. Mai não. Dom Pedro. Qua. Sex appeal. Ter razão. Ter cinco filhos. Qui.',
    ],
    [
      'o Airbus A320, o iPhone 15, a A1, a BR-101, o voo TP123, a PS5, o F-35, a N2',
      'o Airbus A trezentos e vinte, o iPhone quinze, a A um, a B R cento e um, o voo T P cento e vinte e três, a P S cinco, o F trinta e cinco, a N dois',
    ],
  ],
};
