/** What columns of lists are called, in the languages in which federations and programs publish them. */

/** What a column tells. The last ones are left out. */
export const ROLES = [
  ...([
    "name",
    "surname",
    "forename",
    "title",
    "rating",
    "national",
    "federation",
    "fideId",
    "birth",
    "sex",
    "club",
  ] as const),
  ...(["number", "k", "other"] as const),
] as const;

export type Role = (typeof ROLES)[number];

/** Without accents, blanks and signs, in small letters. */
const HEADINGS: Readonly<Partial<Record<Role, string>>> = {
  name: `name names yourname studentname pupilname childname childsname nameofstudent nameofpupil nameofchild player players playername fullname nameofplayer participant spieler spielername teilnehmer
    teilnehmername spielerin nom nomcomplet nomprenom nometprenom joueur joueurs nombre nombrecompleto nombreyapellido
    apellidosynombre apellidoynombre jugador jugadores participante nome nomecompleto cognomenome cognomeenome giocatore
    jogador naam speler spelersnaam nazwisko nazwiskoiimie nazwiskoimie imieinazwisko zawodnik jmeno jmenohrace hrac
    prijmeniajmeno jmenoaprijmeni meno menohraca priezviskoameno nev jatekos имя фио игрок участник фамилияимя
    фамилияиимя імя піб гравець прізвищетаімя isim adisoyadi adsoyad advesoyad oyuncu sporcu namn spelare navn spiller
    nimi pelaaja ime imeiprezime prezimeiime igrac igralec imeinpriimek priimekinime nume numesiprenume jucator
    ονοματεπωνυμο ονομα παικτης vards speletajs vardas име играч izena`,
  surname: `surname lastname familyname last family nachname familienname nomdefamille apellido apellidos cognome
    sobrenome apelido achternaam prijmeni priezvisko vezeteknev csaladnev фамилия прізвище soyad soyadi soyisim
    efternamn efternavn etternavn sukunimi prezime priimek numedefamilie επωνυμο uzvards pavarde фамилно`,
  forename: `firstname forename givenname first given vorname prenom nombredepila voornaam imie krestnijmeno
    keresztnev utonev отчество fornamn fornavn etunimi prenume`,
  title:
    "title titel titre titulo titolo tytul titul cim fidetitle fidetitel fidetitul тит титул звание unvan tit titt tittel naziv titlu τιτλος titolofide titul tituls",
  rating: `rating ratings rtg rtgi rti fiderating fidertg fideelo elofide eloi elo ratingfide ratingi intrating irtg rat
    rating_std rankingfide classement classementfide ratingwert wertung punteggiofide rankinging eloint
    ratingzahl elozahl eloranking elostandard standardrating ratingstandard stdrating std standard classico
    рейтинг рейтингфиде рейт рейтфиде elopuani elopuan puan fidepuan ertekszam eloertek ertekszamelo
    rejting fiderejting elopontszam fidepontszam srating srtng ratingelo ελο ranking_fide eloclassico rejtings reitingas reitings`,
  national: `rtgn rtn nrtg nationalrating natrating elon elonat elonational nwz dwz ingo ukd
    eloitalia elonazionale elonacional ratingnacional eloes eloffe lokrtg lelo lokalelo uscf uscfrating ecf ecfrating
    ratingn natelo elocr elocz elosr рейтингнац ukdpuani nationalelo knsbrating klubrating ratingnational
    feda eloe elocat elolocal ratinglocal ttr`,
  federation: `fed fede feder federation foderation land nation country federacion pais paese federazione federacao nat
    nationality nationalitat nationalite federatie kraj narodowosc federacja federace federacia zeme stat orszag фед
    федерация страна країна ulke federasyon forbund maa drzava savez federatia tara ομοσπονδια χωρα valsts federacija
    federacije salis fide_fed nationalteam nac nacionalidad feda_pais`,
  fideId: `fideid fideidnumber fidenumber fideno fidenr fidecode fidekod fideidnr fideidno idfide idnumber codefide
    codigofide codicefide nfide nofide numerofide идфиде idфиде кодфиде кодfide fide idfideid idno id idcard idcode fideazonosito
    fidekodu fideidentifier numarfide fide_id`,
  birth: `born birth birthday birthdate dateofbirth dob yob yearofbirth birthyear bday bdate geburt geburtsdatum
    geburtsjahr geb gebdatum gebjahr gebjaar roknar datnar natoil nataoil jahrgang jg jahr year annee anneedenaissance datedenaissance naissance neele nacimiento
    fechadenacimiento fnac fechanac anodenacimiento anno annodinascita datadinascita nascita nato datadenascimento
    nascimento anodenascimento geboortedatum geboortejaar geboren rokurodzenia dataurodzenia rokur dataur ur
    datumnarozeni roknarozeni narozen rocnik datumnarodenia rok szuletett szuletes szuletesidatum szulev szulido
    др гр годрождения датарождения дата рождения год ріднар датанародження dogumtarihi dogum dogumyili dtarihi
    fodelsear fodelsedatum fodd fodselsar fodselsdato fodt syntymaaika syntymavuosi godiste godinarodenja
    datumrodenja rojen datumrojstva letorojstva datanasterii anulnasterii ημερομηνιαγεννησης ετοςγεννησης`,
  sex: `sex gender geschlecht mw mf fs s sexe sexo sesso geslacht plec pohlavi pohlavie nem пол стать cinsiyet kon
    kjonn koen sukupuoli spol gen φυλο dzimums lytis`,
  club: `club clubs clubcity clubname verein vereinort ort verband stadt city cityclub town clubville clublieu clublieux
    ville ligue ciudad clubciudad equipo circolo clubcitta citta societa clube clubecidade cidade vereniging
    clubplaats plaats clubstad klub klubmiasto miasto klubmisto oddil misto klubmesto mesto egyesulet egyesuletvaros
    csapat varos клуб клубгород город команда клубмісто місто kulup kulupsehir kulubu sehir il takim klubb klubbort
    ort klubby forening seura kerho klubgrad grad drustvo cluboras oras team mannschaft equipe squadra verein
    συλλογος σωματειο klubs pilseta school schule ecole skola iskola szkola escuela escola okul verbandverein state`,
  number: `no nr nro num number snr sno startno startnr startnumber seed rank rk rg rang lfd lfdnr pos position place
    platz n numero num_ordre place pl lp lpd c por poradi ssz sorszam hely ном номер место м стном sira sirano bsno bassno basno
    plac plass sija rb rbr mjesto mesto_rang st zap zapst loc nrcrt crt αα θεση vieta nrpk nrstart nrst tab idx index`,
  k: "k kfactor kfaktor faktork facteurk kfact coefk",
  other: `type typ gr group gruppe groupe grupo gruppo cat category kategorie categorie categoria kategori age alter
    edad eta idade wiek vek kor возраст yas alder email mail phone telefon tel telephone telefono pts points punkte
    puntos punti pontos pkt body pont очки puan_toplam tb1 tb2 tb3 tb4 bh buchholz wtg rapid rapidrating blitz
    blitzrating rrtg brtg rrtng brtng games gms status paid remarks bemerkung comment flag present eloblitz elorapid
    elorapida ratingrapid ratingblitz licence license licencia licenza lizenz nrffe codeffe pznr zps mgl idnat natid
    identn idn wtit otit nationalid uscfid ecfcode memberid membership pid ident lizenznummer entrance byes rounds rp perf class klasse
    schulklasse clase classe klas klass trida trieda osztaly razred luokka grade form homeroom teacher coach trainer emailaddress
    timestamp zeitstempel submitted comments notes note parent contact phonenumber`,
};

/** A word that stands in two of the lists belongs to the first. */
const ROLE_OF: ReadonlyMap<string, Role> = new Map(
  Object.entries(HEADINGS)
    .flatMap(([role, words]) => words.split(/\s+/).map((word): [string, Role] => [plain(word), role as Role]))
    .reverse(),
);

/** A heading as the list above writes it. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("ı", "i")
    .replaceAll("đ", "d")
    .replaceAll(/[^\p{L}\d]/gu, "");
}

/** What a heading says that its column tells; undefined where it is not known. */
export function roleOfHeading(text: string): Role | undefined {
  const whole = ROLE_OF.get(plain(text));
  if (whole !== undefined) return whole;
  // "Rtg FIDE (std)": what stands in brackets or after a stroke says more about the same.
  const short = text.replaceAll(/[([{].*$/g, "").trim();
  return short === text.trim() ? undefined : ROLE_OF.get(plain(short));
}
