export type Canal = 'suez' | 'panama';

/** The waypoints of each canal in their order; no other leg goes through one. */
export const canals: Record<Canal, readonly string[]> = {
  suez: ['portSaid', 'ismailia', 'suez'],
  panama: ['colon', 'gatun', 'balboa'],
};

/** Miles that each leg of a canal counts for besides its own: who avoids Suez goes round the Cape, not by Panama. */
export const hindrance: Record<Canal, number> = { suez: 0, panama: 300 };

/** Waypoints up a river or deep in a bay: only ports beside them are tied to them. */
export const inner: readonly string[] = [
  'brunsbuttel',
  'hamburg',
  'vlissingen',
  'antwerp',
  'thames',
  'bangkok',
  'bangkokBar',
  'catLai',
  'haldia',
  'yangon',
  'wusong',
  'jiangyin',
  'nanjing',
  'humen',
  'huangpu',
  'portlandOr',
  'philadelphia',
  'delawareRiver',
  'chesapeake',
  'potomac',
  'annapolis',
  'newOrleans',
  'houston',
  'quebec',
  'troisRivieres',
  'montreal',
  'orleans',
  'macapa',
  'santarem',
  'manaus',
  'zarate',
  'rosario',
  'buenosAires',
  'plateInner',
  'guayaquil',
  'guayaquilRiver',
  'puertoMontt',
  'matadi',
  'ummQasr',
  'tokyoBay',
  'nagoya',
  'osakaBay',
  'hiroshima',
  'iyo',
  'puget',
  'georgia',
  'admiralty',
  'spencerGulf',
  'adelaide',
  'portPhillip',
  'gatun',
  'ismailia',
  'canakkale',
  'dardanellesEast',
  'izmit',
  'incheon',
  'kronstadt',
  'rigaGulf',
  'saintJohn',
  'surabaya',
  'anchorage',
  'magellanNarrows',
  'cordovaReach',
  'froward',
  'moretonBay',
  'azov',
];

/**
 * A waypoint a line: name, longitude, latitude, and the waypoints that a ship reaches from it on a great circle without
 * land between. A leg stands once, at the waypoint that comes first. The legs were worked out by a program from the
 * waypoints and the outlines of Natural Earth, those in narrow waters and rivers set by hand; a few graze a coast.
 */
export const waypointLines = `
# North Sea, Channel
elbe 8.1 54.02 brunsbuttel germanBight hornsRev pentland dogger
brunsbuttel 9.1 53.88 hamburg
hamburg 9.85 53.55
germanBight 6.6 54 hornsRev texel forth tyne humber cromer dogger stavanger
hornsRev 7.2 55.6 hanstholm texel pentland aberdeen humber cromer dogger lindesnes stavanger faroe
hanstholm 8.2 57.4 maas harwich northHinder forth tyne cromer dogger lindesnes skagen oslofjord
texel 4.2 53.2 maas harwich northHinder pentland aberdeen forth tyne humber cromer dogger lindesnes stavanger
maas 3.75 52.05 scheldt harwich northHinder dover pentland cromer
scheldt 3.1 51.52 vlissingen northHinder dover cromer dogger
vlissingen 3.55 51.42 antwerp humber
antwerp 4.25 51.35
harwich 1.75 51.9 thames northHinder dover cromer lindesnes
thames 0.8 51.5 northHinder
northHinder 2.3 51.75 dover cromer dogger
dover 1.45 50.98 beachyHead seineBay
beachyHead 0.2 50.5 seineBay wight midChannel
seineBay -0.4 49.8 wight midChannel
wight -1.15 50.5 midChannel
midChannel -2.6 49.95 ushant scilly
ushant -5.8 48.8 scilly tuskar gironde bilbao finisterre
scilly -6.9 49.6 bristolChannel tuskar fastnet finisterre sombrero monaNorth turks caicosPassage capeRace bermuda amazon
bristolChannel -5.2 51.2 tuskar fastnet
tuskar -6 52.1 irishSea fastnet
irishSea -5.3 53.5 liverpoolBay northChannel
liverpoolBay -3.7 53.6 northChannel
northChannel -5.55 55 malinHead
malinHead -7.5 55.7 hebrides icelandSouth
hebrides -8.4 57.5 faroe icelandSouth vatnajokull icelandEast barbados sombrero monaNorth turks inagua capeRace belleIsle bermuda amazon calcanhar capeVerde
capeWrath -5.2 58.9 pentland trondheim lofoten faroe icelandSouth
fastnet -10 51.1 icelandSouth bilbao finisterre barbados sombrero monaNorth turks caicosPassage capeRace bermuda lasPalmas capeVerde
galway -10.4 53.2 icelandSouth vatnajokull reykjanes icelandEast
pentland -2.3 59.15 aberdeen dogger lindesnes stavanger bergen stad faroe
aberdeen -1.4 57.2 forth tyne humber cromer dogger lindesnes stavanger bergen stad
forth -1.8 56.1 tyne dogger lindesnes stavanger bergen
tyne -0.9 55 humber cromer dogger lindesnes stavanger bergen
humber 0.6 53.6 cromer dogger stavanger bergen
cromer 1.9 53.2 dogger bergen
dogger 3.5 55.6 lindesnes stavanger
lindesnes 7 57.7 stavanger faroe icelandEast skagen oslofjord
stavanger 4.8 59 bergen faroe icelandEast
bergen 4.3 60.6 stad faroe vatnajokull icelandEast
stad 4.6 62.3 trondheim lofoten faroe vatnajokull icelandEast
trondheim 7.8 64.1 lofoten faroe vatnajokull icelandEast
lofoten 11.3 67.9 tromso icelandEast
tromso 17.3 70.6 northCape icelandEast
northCape 25.5 71.5 vardo
vardo 31.6 70.7 murmansk
murmansk 33.9 69.7
faroe -7.5 60.9 icelandSouth vatnajokull icelandEast
icelandSouth -20 63 vatnajokull reykjanes
vatnajokull -15.7 63.7 icelandEast
reykjanes -23.4 63.5 reykjavik
reykjavik -23.2 64.1
icelandEast -13 64.7
skagen 10.75 57.95 oslofjord gothenburg
oslofjord 10.6 58.9 gothenburg
gothenburg 11.4 57.6 kattegat oresundNorth
kattegat 11.3 56.7 beltNorth oresundNorth
beltNorth 10.9 56 greatBelt oresundNorth
greatBelt 10.95 55.4 langeland
langeland 10.85 54.75 kiel fehmarn
kiel 10.4 54.6 fehmarn
fehmarn 11.3 54.58 gedser
gedser 12.1 54.45 arkona oresundSouth
arkona 13.5 54.8 swinoujscie oresundSouth bornholm slupsk
swinoujscie 14.3 54.2 bornholm slupsk gotlandEast
oresundNorth 12.5 56.2 oresund
oresund 12.7 55.75 oresundSouth
oresundSouth 12.75 55.3 bornholm
bornholm 14.5 55.3 slupsk klaipeda gotlandEast irbe
slupsk 17 55.1 gdanskBay klaipeda gotlandEast gotlandWest irbe
gdanskBay 19.1 54.7 klaipeda gotlandEast gotlandWest irbe
klaipeda 20.5 55.7 gotlandEast gotlandWest hiiumaa
gotlandEast 19.9 57.5 stockholm irbe hiiumaa
gotlandWest 17.5 57.2 stockholm
stockholm 19.6 59 irbe hiiumaa alandSea
irbe 21.6 57.8 rigaGulf hiiumaa alandSea bothniaQuark
rigaGulf 23.5 57.6
hiiumaa 21.5 59.2 finlandGulfWest alandSea bothniaSouth
finlandGulfWest 23.2 59.5 tallinn
tallinn 24.9 59.75 gogland
gogland 26.9 59.95 kronstadt
kronstadt 29.2 60.03
alandSea 19.2 60.3 bothniaSouth bothniaQuark
bothniaSouth 19 61.6 bothniaQuark bothniaNorth
bothniaQuark 20.6 63.55 bothniaNorth
bothniaNorth 22.6 64.8
# Biscay, Iberia, western Mediterranean
gironde -1.7 45.6 loire bilbao finisterre
loire -3 47 bilbao finisterre
bilbao -3.1 43.65
finisterre -9.7 43.3 leixoes roca monaNorth turks caicosPassage hatteras capeRace bermuda amazon lasPalmas madeira
leixoes -9.1 41.2 roca
roca -9.8 38.7 saoVicente colonRoads barbados hatteras nantucket capeRace belleIsle amazon agadir juby lasPalmas madeira azores
saoVicente -9.2 36.8 cadiz gibraltarWest casablanca cantin juby lasPalmas madeira azores
cadiz -6.7 36.4 gibraltarWest casablanca cantin lasPalmas madeira
gibraltarWest -6 35.92 gibraltar sombrero monaNorth casablanca cantin madeira
gibraltar -5.35 35.98 alboran
alboran -3 36.2 gata palos oran
gata -1.8 36.5 palos oran algiers
palos -0.4 37.5 nao balearicSouth oran algiers
nao 0.6 38.7 valencia ebro barcelona creus toulon corseNorth sardiniaWest balearicSouth algiers
valencia 0.2 39.5 ebro corseNorth corseWest sardiniaSouth algiers bizerte
ebro 1.4 40.7 barcelona minorca balearicSouth
barcelona 2.5 41.2 creus toulon corseWest sardiniaWest minorca
creus 3.6 42.2 lion toulon corseWest sardiniaWest sardiniaSouth minorca
lion 4.7 43.1 toulon sardiniaWest sardiniaSouth minorca
toulon 6.3 42.8 liguria corseNorth corseWest sardiniaWest minorca
liguria 8.9 43.9 corseNorth corseWest minorca
corseNorth 9.4 43.2 elba minorca
elba 10 42.4 civitavecchia stromboli sardiniaEast palermo sicilyStrait
civitavecchia 11.5 41.8 naples sardiniaEast bizerte capeBon palermo
naples 13.8 40.5 stromboli sardiniaSouth sardiniaEast bizerte capeBon palermo
stromboli 15.1 38.8 messinaNorth sardiniaEast palermo
messinaNorth 15.68 38.29 messina
messina 15.6 38.1 messinaSouth
messinaSouth 15.5 37.6 sirte benghazi cyrenaica ionian passero corfu patras matapan
corseWest 8.1 42 sardiniaWest minorca algiers
sardiniaWest 7.8 39.8 sardiniaSouth minorca balearicSouth algiers
sardiniaSouth 8.6 38.5 minorca balearicSouth algiers bizerte palermo
sardiniaEast 10.1 40.2 bizerte capeBon palermo sicilyStrait
minorca 4.7 40 balearicSouth algiers
balearicSouth 2.5 38.2 oran algiers bizerte
oran -0.8 36.2 algiers
algiers 3.1 37.1 bizerte
bizerte 10 37.6 capeBon palermo
capeBon 11.3 37.3 palermo sicilyStrait sousse tripoli misrata
palermo 13 38.5
sicilyStrait 12.5 37 malta sousse sfax tripoli misrata passero
malta 14.5 35.5 sousse sfax tripoli misrata sirte benghazi cyrenaica ionian passero patras elafonisos kythiraSouth creteSouth
sousse 11.4 35.6 sfax tripoli misrata benghazi passero
sfax 11.2 34.4 tripoli benghazi cyrenaica creteSouth
tripoli 13.2 33.3 misrata ionian matapan kythiraSouth creteSouth
misrata 15.6 32.8 sirte benghazi cyrenaica ionian passero otranto corfu matapan kythiraSouth creteSouth
sirte 18.5 31.6 benghazi ionian passero patras
benghazi 19.7 32.4 cyrenaica ionian passero corfu patras matapan kythiraSouth
cyrenaica 21.7 33.3 tobruk ionian passero taranto corfu patras matapan kythiraSouth creteSouth creteEast cyprusSouth cyprusWest haifa
tobruk 24.5 32.5 ionian taranto kythiraSouth creteSouth creteEast antalya cyprusSouth cyprusWest cyprusNorth haifa damietta alexandria
# Ionian, Adriatic, Aegean, Black Sea
ionian 18.5 36.4 passero taranto otranto corfu patras matapan kythiraSouth creteSouth
passero 15.5 36.4 otranto corfu patras alexandria
taranto 17.4 39.8 corfu patras matapan
otranto 18.95 40.1 adriaticSouth adriaticMid corfu
adriaticSouth 18.1 41.7 adriaticMid
adriaticMid 16.2 42.8 ancona
ancona 14.2 43.9 adriaticNorth
adriaticNorth 13.1 45
corfu 19.4 39.3 patras
patras 20.6 38
matapan 22.5 36.2 elafonisos kythiraSouth creteNorth heraklion
elafonisos 23.25 36.4 saronic kea kythiraSouth creteNorth creteEast cyprusWest
saronic 23.6 37.5 kea creteNorth creteEast
kea 24.25 37.55 kafireas creteNorth
kafireas 24.8 38 skyros thessaloniki lesbos izmir rhodes
skyros 24.9 38.9 thermaikos lesbos izmir dardanellesWest creteEast
thermaikos 23.3 39.9 volos thessaloniki lesbos izmir rhodes
volos 23.4 39.2 lesbos
thessaloniki 22.75 40.4
lesbos 25.6 39.4 izmir dardanellesWest
izmir 26.3 38.75
dardanellesWest 25.9 40 canakkale
canakkale 26.38 40.13 dardanellesEast
dardanellesEast 26.85 40.45 marmara
marmara 28 40.75 bosporusSouth izmit
bosporusSouth 28.9 40.93 izmit bosporusNorth
izmit 29.2 40.75
bosporusNorth 29.2 41.35 blackSeaWest crimea kerch novorossiysk
blackSeaWest 29.3 42.6 constanta odessa crimea poti
constanta 29 44.1 odessa crimea trabzon
odessa 31 46.1 crimea
crimea 33.4 44.2 kerch novorossiysk poti trabzon
kerch 36.5 44.8 kerchNorth novorossiysk trabzon
kerchNorth 36.62 45.4 azov
azov 38 46.8
novorossiysk 37.5 44.5 poti trabzon
poti 41.2 42.1 trabzon
trabzon 39.7 41.3
kythiraSouth 23.1 35.7 creteNorth
creteSouth 24.5 34.6 creteEast cyprusSouth cyprusWest cyprusNorth haifa ashdod damietta alexandria
creteNorth 25 35.7 heraklion rhodes haifa
heraklion 25.2 35.5 cyprusSouth
creteEast 26.7 35.1 rhodes cyprusSouth cyprusWest haifa ashdod damietta alexandria
rhodes 27.7 35.6 antalya cyprusSouth cyprusWest cyprusNorth ashdod damietta alexandria
antalya 30.6 36.2 cyprusWest cyprusNorth portSaidRoads damietta alexandria
cyprusSouth 32.7 34.3 cyprusWest beirut haifa ashdod portSaidRoads damietta alexandria
cyprusWest 32.05 35 cyprusNorth mersin portSaidRoads damietta alexandria
cyprusNorth 33.2 35.7 cyprusEast mersin iskenderun
cyprusEast 34.9 35.7 mersin iskenderun beirut haifa portSaidRoads damietta
mersin 34.6 36.4 iskenderun
iskenderun 35.7 36.5 beirut
beirut 35.2 34 haifa portSaidRoads damietta alexandria
haifa 34.7 32.9 ashdod portSaidRoads damietta
ashdod 34.3 31.9 portSaidRoads damietta portSaid
portSaidRoads 32.5 31.6 damietta portSaid
damietta 31.8 31.8 alexandria portSaid
alexandria 29.7 31.5
# Suez, Red Sea, Gulf of Aden
portSaid 32.33 31.28
ismailia 32.32 30.55
suez 32.56 29.85 suezGulf
suezGulf 32.85 29 suezGulfSouth
suezGulfSouth 33.4 28.2 shadwan
shadwan 34.1 27.5 tiran redSeaNorth
tiran 34.47 27.93 aqaba redSeaNorth
aqaba 34.8 29.1
redSeaNorth 35.3 26.3 yanbu redSeaMid
yanbu 37.5 23.8 redSeaMid jeddah
redSeaMid 37.4 22.8 jeddah portSudan redSeaSouth
jeddah 38.7 21.4 portSudan redSeaSouth
portSudan 37.7 19.7 redSeaSouth hanish
redSeaSouth 39.6 18.5 dahlak
dahlak 41.2 16.2 hanish
hanish 42.6 13.8 babElMandeb
babElMandeb 43.35 12.55 djibouti aden berbera
djibouti 43.5 11.8 aden berbera bosaso
aden 45 12.5 berbera bosaso mukalla guardafui socotraNorth
berbera 45.2 10.9 bosaso mukalla salalah
bosaso 49.2 11.7 mukalla guardafui salalah karachi
mukalla 49.2 14.2 guardafui socotraNorth diu
guardafui 51.6 12.3 hafun socotraNorth salalah masirah mauritius fremantle leeuwin
hafun 51.9 10.3 salalah dwarka diu mumbai goa eightDegree eyl madagascarNorth
socotraNorth 54 13.3 salalah masirah dwarka diu mumbai goa cochin eightDegree fremantle leeuwin
salalah 54.1 16.6 diu mumbai goa cochin eightDegree leeuwin
masirah 59.3 20.2 rasAlHadd karachi okha dwarka diu mumbai goa cochin comorin eightDegree
rasAlHadd 60.1 22.7 sohar fujairah hormuz chabahar karachi okha dwarka diu mumbai goa cochin comorin eightDegree seychelles mauritius madagascarNorth leeuwin
# Gulf, west coast of India, Ceylon
sohar 57.1 24.7 fujairah chabahar dwarka mumbai goa
fujairah 56.8 25.4 hormuz chabahar mumbai
hormuz 56.55 26.52 hormuzInside bandarAbbas
hormuzInside 55.9 26.3 jebelAli qatarNorth qatarEast bandarAbbas
jebelAli 54.9 25.3 qatarNorth qatarEast gulfMid
qatarNorth 51.8 26.6 qatarEast dammam kuwait bushehr gulfMid
qatarEast 52.4 25.3 dammam gulfMid
dammam 50.5 26.8 kuwait bushehr gulfMid
kuwait 48.9 29.2 ummQasr bushehr
ummQasr 48.5 29.9 bushehr
bushehr 50.3 28.7 gulfMid
gulfMid 52 27.2
bandarAbbas 56.2 26.9
chabahar 60.5 25 karachi kutch okha dwarka goa cochin eightDegree
karachi 66.7 24.6 okha dwarka
kutch 69 22.65 okha
okha 68.9 22.5 dwarka
dwarka 68.5 22 diu goa eightDegree
diu 70.8 20.4 khambhat mumbai goa eightDegree
khambhat 72.2 20.8 mumbai
mumbai 72.6 18.85 goa seychelles mauritius mombasa madagascarNorth
goa 73.4 15.3 cochin eightDegree
cochin 75.9 9.9 comorin eightDegree male
comorin 77.4 7.6 tuticorin colombo galle eightDegree male maldivesSouth
tuticorin 78.4 8.5 colombo
colombo 79.6 6.95 galle male maldivesSouth
galle 79.9 5.85 dondra eightDegree male maldivesSouth
dondra 80.7 5.65 lankaSouthEast maldivesSouth mauritius simeulue nias sundaWest northWestCape fremantle leeuwin
lankaSouthEast 81.9 6.1 lankaEast kakinada tenDegree greatChannel acehWest simeulue nias
lankaEast 82.3 7 trincomalee vizag paradip sandheads chittagong sittwe kyaukpyu negrais phuket preparis tenDegree greatChannel acehWest simeulue
trincomalee 81.7 8.7 lankaNorth karaikal chennai vizag kakinada paradip chittagong sittwe kyaukpyu negrais preparis tenDegree greatChannel acehWest simeulue
lankaNorth 80.5 10.1 karaikal chennai vizag kakinada paradip chittagong sittwe kyaukpyu negrais preparis tenDegree greatChannel acehWest
karaikal 80.2 11.2 chennai vizag paradip chittagong sittwe kyaukpyu negrais preparis tenDegree greatChannel acehWest simeulue
chennai 80.6 13.1 kakinada chittagong sittwe kyaukpyu negrais preparis tenDegree greatChannel acehWest simeulue
vizag 83.6 17.5 kakinada paradip chittagong sittwe kyaukpyu negrais preparis tenDegree acehWest simeulue
kakinada 82.6 16.6 kyaukpyu negrais preparis tenDegree acehWest simeulue
paradip 86.9 20.1 sandheads sittwe kyaukpyu negrais preparis tenDegree
sandheads 88.2 21 haldia chittagong sittwe kyaukpyu negrais preparis tenDegree
haldia 88 22
chittagong 91.5 21.9 sittwe
sittwe 92.3 20.2 kyaukpyu preparis
kyaukpyu 93.3 18.7 negrais preparis
eightDegree 73 7.6 seychelles mombasa madagascarNorth
male 74.1 4.2 maldivesSouth acehWest simeulue
maldivesSouth 74.1 -1 seychelles tenDegree greatChannel acehWest simeulue
seychelles 55.8 -4.4 mauritius reunion sundaWest mombasa lamu antalaha northWestCape fremantle leeuwin tasmaniaSouth stewart puysegur
mauritius 57.3 -20.1 reunion madagascarNorth antalaha toamasina
reunion 55 -20.7 madagascarNorth antalaha toamasina tolagnaro manakara
# Bay of Bengal, Malacca
negrais 93.9 15.7 mergui dawei phuket preparis malaccaNorth
yangonRiver 96.4 16 yangon mergui dawei preparis tenDegree greatChannel aceh
yangon 96.2 16.7
mergui 97.3 11 dawei phuket preparis tenDegree greatChannel aceh
dawei 97.4 13.7 preparis tenDegree greatChannel
phuket 97.9 7.6 tenDegree greatChannel aceh malaccaNorth penang belawan klang
preparis 93.5 14.6 greatChannel aceh malaccaNorth
tenDegree 92.3 10 aceh malaccaNorth penang simeulue
greatChannel 94.5 6.3 aceh acehWest
aceh 95.3 6 malaccaNorth acehWest madagascarNorth
malaccaNorth 97.8 5.5 penang belawan
penang 99.9 5.4 belawan oneFathom
belawan 99 4.1 oneFathom
oneFathom 100.9 2.9 klang dickson
klang 101.2 2.85 dickson
dickson 101.7 2.25 batuPahat
batuPahat 102.6 1.65 kukup
kukup 103.15 1.3 brothers
brothers 103.4 1.17 singapore
singapore 103.8 1.21 johor
johor 104.1 1.28 horsburgh
horsburgh 104.5 1.4 riau pontianak pulauAur kuching bintulu baram sihanoukville
acehWest 95 4.8 simeulue
simeulue 95.2 2.2 nias
nias 96.7 0.6 siberut
siberut 98.4 -0.72 padang
padang 99.7 -1.1 bengkulu
bengkulu 101.9 -4 sundaWest
# Indonesia, Philippines
sundaWest 104.3 -6.7 sunda panjang javaSouth agulhas madagascarNorth madagascarSouth broome portHedland dampier northWestCape sharkBay leeuwin
sunda 105.75 -5.93 jakarta panjang belitungSouth sampit
jakarta 106.8 -5.75 gaspar belitungSouth semarang rembang banjarmasin sampit
panjang 105.3 -5.75
gaspar 107.15 -2.8 belitungSouth karimata riau pontianak semarang natuna spratlyWest
belitungSouth 107.3 -4.2 semarang rembang banjarmasin sampit makassar floresSea
palembang 104.95 -1.75 riau pontianak camRanh
karimata 108.7 -1.7 riau pontianak semarang rembang surabayaRoads lombokNorth natuna pulauAur
riau 105.4 0.5 pontianak javaSeaEast natuna pulauAur bintulu spratlyWest
pontianak 108.7 0.1 natuna pulauAur conSon laemChabang
semarang 110.4 -6.5 rembang banjarmasin sampit
rembang 111 -6.3 surabayaRoads javaSeaEast banjarmasin sampit
surabayaRoads 112.65 -6.7 surabaya javaSeaEast banjarmasin sampit
surabaya 112.72 -7.15 lombokNorth
javaSeaEast 114.6 -6.3 banjarmasin sampit makassarSouth makassarMid lombokNorth floresSea
banjarmasin 114.4 -4.5 sampit makassarSouth
sampit 113 -3.7
makassarSouth 117.4 -5.6 makassar makassarMid balikpapan lombokNorth floresSea
makassar 119 -5.2 makassarMid balikpapan lombokNorth floresSea
bone 121 -4.2 floresSea
makassarMid 118.2 -2.2 balikpapan sangatta makassarNorth
balikpapan 117.2 -1.4 celebes lombokNorth
sangatta 118.2 0.6 lombokNorth
tarakan 118.3 3.4 makassarNorth celebes sibutu iloilo davaoGulf
makassarNorth 119.3 1.4 celebes manado
celebes 121.8 2.6 manado sibutu zamboanga halmaheraNorth davaoGulf
manado 124.6 1.9 sibutu zamboanga halmaheraNorth davaoGulf mindanaoEast
sibutu 119.5 4.9 zamboanga suluSea cebuSouth iloilo davaoGulf
sandakan 118.5 5.9 zamboanga suluSea cebuSouth mindoroSouth balabac halmaheraNorth
zamboanga 121.6 6.8 suluSea iloilo panayWest mindoroStrait balabac
suluSea 120.3 8.5 cebuSouth iloilo panayWest mindoroStrait balabac
boholSea 124 9.1 cebuSouth cebu surigaoStrait
cebuSouth 123 8.85 paracelEast
cebu 123.72 9.85
iloilo 122.4 10.2 balabac
panayWest 121.4 11.2 mindoroStrait mindoroSouth balabac kotaKinabalu quyNhon
mindoroStrait 120.4 12.6 mindoroSouth subic quyNhon paracelEast macclesfield qiongzhouEast hongKong dapeng shantou
mindoroSouth 121.4 11.9 paracelEast macclesfield
verde 120.7 13.7 subic hainanEast paracelEast zhanjiang
balabac 116.9 7.5
lombokNorth 115.9 -8 lombokSouth floresSea
lombokSouth 115.7 -9 javaSouth sumba agulhas durban madagascarNorth madagascarSouth broome portHedland dampier northWestCape
javaSouth 110 -8.6 cilacap sumba broome portHedland dampier northWestCape sharkBay
cilacap 108.9 -8.1 dampier northWestCape sharkBay
floresSea 120.5 -7.6 bandaSea fakfak
kupang 123.1 -9.9 sumba ombaiWest portHedland dampier northWestCape
sumba 119 -10.8 kimberley timorSea broome portHedland dampier northWestCape
bandaSea 126.8 -5.6 ombai ambon manipa fakfak
ombai 125.3 -8.4 ombaiWest
ombaiWest 123.9 -8.9
ambon 127.8 -4 manipa tanimbar weipa bathurst timorSea
manipa 127.5 -3.1 ceramSea moluccaSea davao
ceramSea 128.5 -2.3 sagewin fakfak palau
sagewin 130.2 -1.25 sorong fakfak samarEast
moluccaSea 126 0.3 halmaheraNorth davaoGulf mindanaoEast
halmaheraNorth 128.3 3.2 biak manokwari davao mindanaoEast okinawaWest amami inubo toi attu dixon juanDeFuca cedros honolulu hawaiiNorth majuro palau manusEast
sorong 130.95 -0.95
jayapura 140.8 -2.3 biak wewak davaoGulf mindanaoEast surigao samarEast guam manusNorth
biak 136.3 -0.6 manokwari mindanaoEast surigao samarEast guam manusNorth
wewak 143.8 -2.9 surigao guam manusNorth
manokwari 134.4 -0.4 nabire mindanaoEast samarEast guam palau
nabire 135.3 -2.9
tanimbar 130.5 -8.8 arafura bathurst melvilleNorth timorSea
arafura 133.5 -9.6 amamapare fakfak wessel melvilleNorth
amamapare 136.5 -5.3 carpentaria groote wessel bathurst melvilleNorth
fakfak 132 -3.6 broome
davaoGulf 125.6 5.2 davao palau manusNorth
davao 125.7 6.7
mindanaoEast 127 8 surigao inubo toi attu juanDeFuca mendocino sanFrancisco conception sanLucas honolulu guam palau manusEast manusNorth papeete
surigao 126.2 10.3 surigaoStrait samarEast osumi guam palau
surigaoStrait 125.4 10.1
samarEast 126.2 12.6 sanBernardino baler luzonEast taiwanEast okinawaWest miyako tokara nojima shionomisaki muroto toi juanDeFuca mendocino sanFrancisco conception bajaSouth guam majuro palau manusNorth newIreland
sanBernardino 124.7 13 luzonEast taiwanEast okinawaWest miyako muroto toi
manilaBay 120.45 14.3 subic camRanh hainanEast paracelEast macclesfield zhanjiang
subic 119.8 15.1 bolinao palawanWest camRanh hainanEast paracelEast macclesfield qiongzhouEast zhanjiang hongKong
bolinao 119.5 16.5 bojeador palawanWest vungTau hainanSouth hainanEast paracelEast macclesfield qiongzhouEast zhanjiang hongKong dapeng shantou penghu kaohsiung fuzhou
bojeador 120.3 18.8 balintang luzonEast bashi quyNhon hainanSouth hainanEast paracelEast macclesfield qiongzhouEast zhanjiang hongKong dapeng shantou penghu kaohsiung taiwanSouth
balintang 121.9 20 luzonEast bashi hainanSouth hainanEast paracelEast qiongzhouEast zhanjiang hongKong dapeng shantou taiwanSouth okinawaWest miyako nojima nagasaki honolulu hawaiiNorth guam majuro manusEast manusNorth newIreland apia
baler 122.2 16.2 guam
luzonEast 122.7 18.9 taiwanEast okinawaWest miyako shionomisaki guam palau
bashi 121.3 21.4 paracelEast macclesfield taiwanSouth taiwanEast kagoshimaWest nagasaki bajaSouth hawaiiNorth guam majuro manusEast newIreland apia
# South China Sea
natuna 106.6 4 pulauAur kuantan kuching kotaKinabalu spratlyWest conSon camRanh caMau songkhla
pulauAur 104.9 2.6 kuantan kuching conSon caMau sihanoukville
kuantan 103.9 4 baram spratlyWest conSon vungTau caMau laemChabang koChang sihanoukville
kuching 110.2 2.2 bintulu baram spratlyWest conSon vungTau
bintulu 112.6 3.6 baram spratlyWest conSon vungTau caMau songkhla
baram 113.7 4.9 brunei conSon vungTau caMau songkhla
brunei 114.6 5.4 kotaKinabalu conSon caMau songkhla
kotaKinabalu 115.6 6.3 caMau
spratlyWest 110.4 9 conSon vungTau camRanh
palawanWest 117.4 9 hongKong dapeng shantou penghu taichung
conSon 106.9 8.2 vungTau camRanh caMau macclesfield
vungTau 107.2 10.1 catLai
camRanh 109.5 11.7 quyNhon macclesfield
catLai 106.8 10.72
caMau 104.4 8 songkhla sihanoukville macclesfield
songkhla 101.2 7.4 laemChabang koChang sihanoukville
laemChabang 100.6 12.9 bangkokBar sihanoukville
koChang 101.9 11.6 sihanoukville
bangkokBar 100.58 13.4 bangkok
bangkok 100.57 13.65
sihanoukville 103.2 10.2
quyNhon 109.6 13.6 danang hainanSouth hainanEast macclesfield
danang 108.7 16.4 hainanSouth dongfang hainanEast tonkin kaohsiung taiwanSouth
hainanSouth 109.5 17.9 hainanEast shantou kaohsiung taiwanSouth
dongfang 108.4 19 tonkin haiphong qinzhou
hainanEast 111.4 19.4 paracelEast qiongzhouEast pearlRiver hongKong shantou kaohsiung taiwanSouth
paracelEast 113.2 17.2 macclesfield pearlRiver hongKong dapeng shantou penghu kaohsiung taiwanSouth
macclesfield 114.5 14.8 pearlRiver hongKong dapeng shantou penghu kaohsiung taiwanSouth
tonkin 107.7 19.4 haiphong qinzhou qiongzhouWest
haiphong 107.1 20.5 qinzhou qiongzhouWest
qinzhou 108.6 21.3 qiongzhouWest
qiongzhouWest 109.5 20.2 qiongzhou
qiongzhou 110.2 20.15 qiongzhouEast
qiongzhouEast 110.9 20.3 zhanjiang pearlRiver hongKong kaohsiung taiwanSouth
zhanjiang 110.8 21 hongKong
pearlRiver 113.7 22.1 humen hongKong dapeng
humen 113.65 22.75 huangpu
huangpu 113.45 23.07
hongKong 114.1 21.85 dapeng taiwanSouth
dapeng 114.6 22.2 shantou kaohsiung taiwanSouth
shantou 117.1 22.9 xiamen penghu kaohsiung taiwanSouth
# Taiwan, East China Sea, Yellow Sea
xiamen 118.4 24.2 penghu taiwanStrait taichung
penghu 118.9 23.4 taiwanStrait kaohsiung taichung kagoshimaWest
taiwanStrait 119.6 24.8 taiwanStraitNorth kaohsiung taichung fuzhou
taiwanStraitNorth 120.7 25.9 taichung keelung fuzhou wenzhou eastChinaSea amami osumi
kaohsiung 120 22.5 taiwanSouth
taichung 120.2 24.3 fuzhou eastChinaSea jejuSouth
taiwanSouth 120.8 21.6 taiwanEast miyako amami nagasaki
taiwanEast 122.2 24.2 keelung eastChinaSea miyako amami gunsan mokpo kagoshimaWest palau
keelung 121.9 25.4 fuzhou wenzhou zhoushan eastChinaSea okinawaWest miyako amami kagoshimaWest
fuzhou 120 25.7 wenzhou
wenzhou 121.6 27.6 zhoushan eastChinaSea okinawaWest miyako amami
zhoushan 122.7 29.7 yangtzeMouth eastChinaSea jejuSouth okinawaWest miyako tokara qingdao gunsan mokpo kanmon kagoshimaWest nagasaki
yangtzeMouth 122.6 31 wusong jiangsu eastChinaSea jejuSouth okinawaWest miyako amami tokara osumi lianyungang paengnyong gunsan incheon mokpo jejuNorth hakata kagoshimaWest nagasaki
wusong 121.6 31.42 jiangyin
jiangyin 120.3 31.95 nanjing
nanjing 119 32.2
jiangsu 122.4 33 eastChinaSea jejuSouth amami osumi lianyungang qingdao moye paengnyong incheonRoads gunsan mokpo jejuNorth kagoshimaWest
eastChinaSea 125 29.5 jejuSouth okinawaWest miyako amami osumi moye incheonRoads gunsan mokpo koreaStrait tsushima kagoshimaWest nagasaki
jejuSouth 126.3 32.8 okinawaWest miyako amami tokara lianyungang qingdao mokpo koreaStrait hakata kanmon kagoshimaWest nagasaki
okinawaWest 127.2 26.3 miyako amami tokara shandong gunsan koreaStrait muroto guam palau manusEast manusNorth newIreland
miyako 125.9 25.4 gunsan koreaStrait kagoshimaWest nagasaki hawaiiNorth guam majuro palau manusEast newIreland
amami 128.8 28.9 tokara osumi qingdao shionomisaki kagoshimaWest nagasaki hawaiiNorth majuro palau
tokara 130.2 29.9 jejuNorth kagoshimaWest guam
osumi 130.9 30.93 toi kagoshimaWest
lianyungang 120.2 34.9 qingdao moye incheonRoads gunsan mokpo
qingdao 120.6 35.8 moye gunsan mokpo
shandong 122.95 37.3 moye bohaiStrait dalian dandong nampo paengnyong incheonRoads gunsan mokpo
moye 122.8 36.7 nampo paengnyong incheonRoads gunsan mokpo
bohaiStrait 120.9 38.6 bohai dongying qinhuangdao yingkou dalian paengnyong
bohai 119.3 38.7 tianjin dongying qinhuangdao yingkou
tianjin 118.15 38.9 dongying
dongying 119.4 38 qinhuangdao yingkou dandong nampo
qinhuangdao 119.9 39.7 yingkou
yingkou 121.4 40.2
dalian 122 38.7 dandong nampo paengnyong gunsan
dandong 123.9 39.4 nampo paengnyong
nampo 124.6 38.4 paengnyong
paengnyong 124.5 37.7 incheonRoads gunsan incheon mokpo
incheonRoads 125.8 37.1 gunsan incheon mokpo
gunsan 125.6 35.8 incheon mokpo
incheon 126.35 37.25
mokpo 125.4 34.3 jejuNorth hakata
jejuNorth 126.7 33.8 koreaStrait kanmon kagoshimaWest nagasaki
# Korea Strait, Japan, Okhotsk
koreaStrait 128.9 34.6 busan tsushima oki nagasaki
busan 129.15 34.95 tsushima ulsan oki
tsushima 129.9 34.6 hakata kanmon ulsan vladivostok oki tsugaruWest
hakata 130.2 33.8 kanmon nakhodka olga oki
kanmon 130.75 34 ulsan donghae
ulsan 129.8 35.5 donghae nakhodka olga noto oki tsugaruWest
donghae 129.6 37.5 wonsan chongjin vladivostok nakhodka olga laPerouse noto oki tsugaruWest
wonsan 128.4 39.2 chongjin nakhodka olga noto oki tsugaruWest
chongjin 130.4 41.5 vladivostok nakhodka noto oki tsugaruWest
vladivostok 131.85 42.8 nakhodka noto oki
nakhodka 133 42.5 olga noto oki tsugaruWest
olga 135.9 43.5 sikhote noto oki tsugaruWest
sovGavan 140.8 48.9 deKastri sikhote laPerouse niigata noto
deKastri 141.2 51.2
sikhote 137.6 45.2 laPerouse noto tsugaruWest
laPerouse 142 45.75 okhotsk
okhotsk 146 46.5 sakhalinEast kunashir magadan okhotskNorth kamchatkaWest kurilsSouth
sakhalinEast 144.2 51 magadan okhotskNorth kamchatkaWest kurilsNorth
kunashir 146.6 43.7 erimo kushiro sanriku inubo
magadan 150.8 59 kamchatkaWest kurilsSouth
okhotskNorth 154.5 58.5 kamchatkaWest kurilsSouth
kamchatkaWest 155 54.5 kurilsNorth
niigata 138.5 38.2 noto tsugaruWest
noto 136.8 37.9 oki tsugaruWest
oki 132.8 35.8
tsugaruWest 139.9 41.1 tsugaru
tsugaru 140.4 41.33 tsugaruMid
tsugaruMid 141 41.62 tsugaruEast
tsugaruEast 141.6 41.5 tomakomai erimo sanriku majuro newIreland solomonsEast lautoka
tomakomai 141.6 42.4 erimo
erimo 143.4 41.7 kushiro sanriku mendocino hawaiiNorth guam majuro manusEast newIreland solomonsEast lautoka papeete
kushiro 144.6 42.7 inubo kurilsSouth
sanriku 142.4 39.5 sendai kurilsSouth
sendai 141.5 38.1 inubo
inubo 141.2 35.6 nojima kurilsSouth attu mendocino sanFrancisco conception bajaSouth hawaiiNorth guam majuro newIreland solomonsEast papeete
nojima 139.9 34.7 uraga omaezaki cedros guam majuro newIreland lautoka papeete eastCape
uraga 139.72 35.1 tokyoBay
tokyoBay 139.82 35.45
omaezaki 138.3 34.4 iseBayMouth daio shionomisaki
iseBayMouth 137 34.5 daio nagoya
daio 137 34.1 shionomisaki guam
nagoya 136.8 34.9
shionomisaki 135.8 33.2 kiiChannel muroto toi guam
kiiChannel 134.95 33.8 tomogashima muroto
tomogashima 134.98 34.28 osakaBay
osakaBay 135.2 34.5
muroto 134.2 33 ashizuri guam
ashizuri 133.1 32.5 bungo toi guam
bungo 132.12 33 iyo toi
iyo 132 33.6 hiroshima
hiroshima 132.4 34.05
toi 131.6 31.2 hawaiiNorth guam majuro manusEast manusNorth lautoka apia
kagoshimaWest 129.8 31.3 nagasaki
nagasaki 129.5 32.5
petropavlovsk 159.2 52.7 kurilsNorth attu unimakPass hawaiiNorth guam majuro solomonsEast lautoka apia northCapeNz
kamchatkaEast 163.3 55.5 kurilsNorth attu unimakPass beringSea
kurilsSouth 151 45 kurilsNorth attu sanFrancisco conception hawaiiNorth guam majuro buka manusEast manusNorth newIreland solomonsEast lautoka apia papeete
kurilsNorth 157 49.5 attu beringSea hawaiiNorth majuro buka manusEast manusNorth newIreland solomonsEast apia papeete northCapeNz eastCape
# North Pacific and its American side
attu 172 51.8 beringSea hawaiiNorth guam majuro buka manusEast manusNorth newIreland solomonsEast apia papeete northCapeNz
unimakPass -165 54.3 unimakSouth beringSea
unimakSouth -164 53.8 shumagin juanDeFuca mendocino sanFrancisco conception hawaiiNorth majuro chiloe manusEast manusNorth apia northCapeNz eastCape
shumagin -158.8 54.5 kodiakSouth dixon haidaSouth
kodiakSouth -154.2 56.1 kodiakEast sitka dixon haidaSouth columbiaRiver
beringSea -172 58 bristolBay
bristolBay -159.5 57.9
kodiakEast -151.3 57.3 kenai cookInlet valdez sitka dixon haidaSouth coosBay
kenai -149.5 59.2 cookInlet valdez sitka dixon haidaSouth
cookInlet -152 59 anchorage haidaSouth
anchorage -151.6 60.6
valdez -146.8 60.1 sitka haidaSouth
sitka -136.6 57 dixon mendocino hawaiiNorth majuro manusEast newIreland papeete eastCape
dixon -133.6 54.4 princeRupert hawaiiNorth majuro buka manusNorth newIreland papeete
princeRupert -131 54.3 hecate
hecate -130.9 53.2 haidaSouth vancouverNorth bellaCoola
haidaSouth -131.2 51.5 vancouverNorth bellaCoola coosBay mendocino
vancouverNorth -129.7 50.9 bellaCoola nootka mendocino
bellaCoola -128.6 51.9
nootka -127.7 49.3 juanDeFuca columbiaRiver coosBay
juanDeFuca -125 48.45 victoria columbiaRiver hawaiiNorth majuro buka manusNorth newIreland solomonsEast apia papeete eastCape
victoria -123.4 48.25 admiralty haro
admiralty -122.75 48.15 puget haro
puget -122.45 47.75
haro -123.2 48.55 georgia
georgia -123.35 49.1
columbiaRiver -124.5 46.2 coosBay portlandOr
coosBay -124.7 43.3 mendocino
portlandOr -122.75 45.65
mendocino -124.9 40.4 sanFrancisco conception hawaiiNorth majuro manusNorth solomonsEast lautoka papeete eastCape
sanFrancisco -122.9 37.7 conception hawaiiNorth guam majuro manusNorth lautoka apia papeete northCapeNz eastCape
conception -121 34.4 channelIslands cedros honolulu hawaiiNorth guam lautoka papeete northCapeNz eastCape
channelIslands -119.6 34.15 outerIslands losAngeles cedros
outerIslands -118.9 33.6 losAngeles sanDiego honolulu hawaiiNorth louisiadeEast manusNorth papeete eastCape stewart
losAngeles -118.3 33.64 sanDiego
sanDiego -117.4 32.5 cedros
cedros -116.2 28.2 bajaSouth honolulu hawaiiNorth magellanWest solomonsEast suva apia papeete northCapeNz eastCape palliser
bajaSouth -112.6 24.4 sanLucas honolulu hawaiiNorth valparaiso buka solomonsEast apia northCapeNz eastCape palliser
sanLucas -110 22.6 mazatlan corrientes honolulu hawaiiNorth magellanWest chiloe coralSea buka solomonsEast apia papeete eastCape
laPaz -109.2 23.6 gulfOfCalifornia mazatlan corrientes
gulfOfCalifornia -110.2 25.6 guaymas mazatlan
guaymas -111.2 27.6
mazatlan -106.8 23 corrientes
corrientes -106 20.2 manzanillo hawaiiNorth majuro sydney brisbane coralSea buka solomonsEast apia northCapeNz eastCape palliser stewart
manzanillo -104.7 18.7 lazaroCardenas hawaiiNorth majuro magellanWest chiloe valparaiso callao paita santaElena solomonsEast apia papeete eastCape palliser stewart
lazaroCardenas -102.4 17.3 acapulco
acapulco -99.9 16.4 puertoAngel magellanWest chiloe callao paita santaElena brisbane buka newIreland solomonsEast apia eastCape palliser
puertoAngel -96.8 15.3 salinaCruz puertoQuetzal nicoya manta esmeraldas
salinaCruz -95.2 15.6 puertoQuetzal valparaiso paita santaElena manta apia papeete eastCape palliser stewart
puertoQuetzal -91.2 13.5 fonseca papagayo nicoya caldera paita santaElena
fonseca -88.1 12.7 papagayo nicoya
papagayo -86.2 10.6 nicoya
nicoya -86.3 9.3 caldera coiba majuro paita santaElena manta esmeraldas brisbane buka newIreland apia northCapeNz eastCape palliser stewart
caldera -85 9.4 coiba santaElena manta esmeraldas
coiba -82.2 7.1 mala hawaiiNorth manta esmeraldas buenaventura tasmaniaSouth brisbane sandyCape northCapeNz
mala -79.9 7 panamaGulf balboa manta esmeraldas buenaventura choco apia eastCape palliser stewart
panamaGulf -79.4 8.3 balboa buenaventura choco
balboa -79.53 8.88
gatun -79.78 9.12
colon -79.92 9.4 colonRoads limon
colonRoads -79.95 9.7 limon cartagena barranquilla monaSouth mona beata tiburon kingston jamaicaSouth jamaicaEast jamaicaWest sanAndres
honolulu -157.9 21.15 hawaiiNorth majuro magellanWest hornWest capeHowe solomonsEast lautoka apia papeete
hawaiiNorth -157 21.9 chiloe valparaiso antofagasta callao santaElena lautoka apia northCapeNz
guam 144.4 13.4 palau manusEast manusNorth newIreland lautoka
majuro 171.2 7.4 magellanWest antofagasta callao paita manusNorth newIreland bougainvilleEast malaitaNorth solomonsEast apia papeete
palau 134.2 7.6
# Caribbean, Central America
limon -82.8 10.2 cartagena barranquilla ponce mona beata graciasADios sanAndres
cartagena -75.8 10.5 barranquilla tiburon kingston jamaicaSouth jamaicaEast jamaicaWest cayman graciasADios sanAndres
barranquilla -74.9 11.4 guajira sombrero ponce monaSouth mona caucedo beata tiburon kingston jamaicaSouth jamaicaEast jamaicaWest cayman graciasADios sanAndres
guajira -71.8 12.7 aruba guadeloupe saintCroix ponce monaSouth mona caucedo beata tiburon kingston jamaicaSouth jamaicaEast cayman graciasADios sanAndres
maracaibo -71.2 11.7 aruba saintCroix ponce monaSouth
aruba -69.8 12.7 puertoCabello bonaire martinique guadeloupe saintCroix ponce monaSouth caucedo beata tiburon kingston jamaicaSouth jamaicaEast
puertoCabello -68 10.9 bonaire laGuaira martinique guadeloupe beata
bonaire -67.6 12.4 laGuaira trinidadNorth tobagoNorth grenada martinique guadeloupe saintCroix ponce monaSouth mona caucedo beata tiburon kingston jamaicaSouth jamaicaEast
laGuaira -66.8 10.9 tobagoNorth grenada martinique guadeloupe saintCroix ponce monaSouth mona kingston
trinidadNorth -61.6 11 bocas tobagoNorth grenada barbados martinique beata
bocas -61.85 10.65
tobagoNorth -60.4 11.6 trinidadEast grenada barbados martinique guadeloupe saintCroix ponce caucedo georgetown paramaribo cayenne
trinidadEast -60.5 10.4 saintCroix georgetown paramaribo
grenada -62.2 12.2 barbados martinique guadeloupe sombrero saintCroix ponce monaSouth mona caucedo beata kingston
barbados -59.9 13.2 martinique saintCroix beata halifax capeRace bermuda georgetown paramaribo cayenne calcanhar azores
martinique -61.5 14.4 guadeloupe sombrero saintCroix ponce monaSouth beata graciasADios georgetown
guadeloupe -62.2 16.6 sombrero saintCroix sanJuan monaSouth sanAndres jacksonville
sombrero -63.6 18.7 saintCroix ponce sanJuan monaNorth jacksonville savannah charleston wilmington lookout hatteras delawareBay newYork nantucket capeRace bermuda azores capeVerde dakar palmas walvisBay
saintCroix -64.4 17.5 ponce sanJuan charleston bermuda
ponce -66.5 17.6 monaSouth
sanJuan -66.1 18.8 mona monaNorth caicosPassage savannah charleston wilmington lookout hatteras delawareBay barnegat nantucket bermuda
monaSouth -67.9 17.6 mona monaNorth caucedo beata
mona -67.75 18.4 monaNorth caucedo beata
monaNorth -68.1 19.3 turks caicosPassage jacksonville savannah charleston wilmington lookout hatteras delawareBay barnegat nantucket halifax capeRace azores
caucedo -69.7 18.1 beata
beata -71.5 17.1 tiburon jamaicaSouth jamaicaEast graciasADios sanAndres
turks -71.3 20.6 windward windwardNorth inaguaEast caicosPassage crooked charleston nantucket halifax capeRace azores dakar luanda
tiburon -74.9 18.2 windward jamaicaEast capeCruz cayman
windward -73.9 20.1 windwardNorth inaguaEast jamaicaEast jamaicaWest honduras
windwardNorth -73.95 20.7 inaguaEast inagua gibara
inaguaEast -72.7 21.1 caicosPassage inagua
caicosPassage -72.65 22.1 inagua hatteras nantucket capeSable halifax capeRace azores palmas
inagua -74.2 21.6 crooked oldBahama gibara
crooked -74.62 22.95 oldBahama gibara lookout hatteras nantucket capeSable halifax capeRace bermuda azores palmas
kingston -76.8 17.6 jamaicaSouth jamaicaEast sanAndres
jamaicaSouth -77.6 17.4 jamaicaWest belize sanAndres
jamaicaEast -75.7 17.9 capeCruz sanAndres
jamaicaWest -78.8 18.3 capeCruz cayman cienfuegos juventud belize barrios sanAndres
capeCruz -77.9 19.6 cayman cienfuegos juventud
cayman -81.4 18.9 cienfuegos juventud yucatan cozumel belize barrios honduras
cienfuegos -80.9 21.4 juventud belize honduras sanAndres
juventud -83.3 21.2 yucatan cozumel belize
yucatan -85.4 21.8 cozumel honduras tortugas mississippi mobile panamaCity cedarKey tampa galveston progreso yucatanBank
cozumel -86.3 20 belize honduras mobile panamaCity
belize -87.4 17.2 barrios honduras graciasADios
barrios -88.3 16 honduras
honduras -86 16.3 graciasADios
graciasADios -82.3 15.4 sanAndres
sanAndres -81 13.2
# Florida, Bahamas, Gulf of Mexico, US east coast
havana -82.4 23.4 nicholas tortugas keyWest tampa corpus brownsville tampico yucatanBank
oldBahama -77.8 22.3 nicholas gibara
nicholas -79.6 23.2 keyWest
gibara -75.9 21.5
tortugas -83.2 24.4 keyWest floridaStrait mississippi mobile panamaCity cedarKey tampa galveston corpus brownsville tampico yucatanBank
keyWest -81.6 24.2 floridaStrait mississippi mobile panamaCity tampa yucatanBank
floridaStrait -79.95 25.1 miami freeport providence bahamaNorth
miami -79.95 25.8 freeport providence nassau bahamaNorth canaveral
freeport -79 26.45 providence nassau bahamaNorth canaveral charleston wilmington
providence -77.9 26 nassau
nassau -77.4 25.3 fundy capeSable bermuda
bahamaNorth -78.9 27.3 canaveral savannah charleston wilmington lookout hatteras capeRace bermuda
canaveral -80 28.5 jacksonville savannah charleston wilmington lookout bermuda
jacksonville -81 30.4 savannah charleston wilmington bermuda
savannah -80.6 31.9 charleston
charleston -79.5 32.6 wilmington bermuda
wilmington -77.7 33.6 lookout bermuda
lookout -76.3 34.3 hatteras bermuda
hatteras -75.1 35.1 capeHenry delawareBay barnegat nantucket capeRace bermuda amazon calcanhar azores
capeHenry -75.7 36.92 chesapeake delawareBay nantucket bermuda
chesapeake -76.15 37.4 potomac
potomac -76.25 38.1 annapolis
annapolis -76.4 38.85
delawareBay -74.8 38.7 barnegat delawareRiver nantucket bermuda
barnegat -73.8 39.6 newYork nantucket bermuda
delawareRiver -75.25 39.2 philadelphia
philadelphia -75.3 39.75
newYork -73.75 40.4 nantucket bermuda
nantucket -69.4 40.6 capeCod fundy capeSable bermuda calcanhar lasPalmas dakar walvisBay capeTown
capeCod -69.7 42.1 boston fundy capeSable
boston -70.5 42.35 fundy capeSable
fundy -66.6 44.3 saintJohn capeSable
saintJohn -65.9 45
capeSable -65.8 43.1 halifax capeRace bermuda
halifax -63.3 44.4 canso bermuda amazon calcanhar lasPalmas azores dakar walvisBay capeTown
canso -60.8 45.1 scatarie burin bermuda
scatarie -59.4 46 cabotStrait burin
cabotStrait -59.9 47.3 burin cornerBrook gaspe chaleur miramichi
capeRace -53 46.3 burin saintJohns bermuda amazon calcanhar lasPalmas dakar
burin -55.9 46.4 chaleur bermuda
saintJohns -52.4 47.6 labrador
cornerBrook -58.9 49.2 belleIsleSouth gaspe chaleur miramichi
belleIsleSouth -57.6 51.2 belleIsle miramichi
belleIsle -55.9 51.85 labrador
labrador -54.5 53 makkovik
makkovik -58.5 55.6
gaspe -63.6 48.95 chaleur miramichi anticosti
chaleur -64.4 47.9 miramichi
miramichi -64.3 47
anticosti -65.8 49.5 rimouski
rimouski -68.4 48.75 saguenay
saguenay -69.5 48.1 orleans
orleans -70.5 47.25 quebec
quebec -71.15 46.8 troisRivieres
troisRivieres -72.5 46.34 montreal
montreal -73.45 45.65
bermuda -64.6 32.6 amazon calcanhar azores dakar walvisBay capeTown
mississippi -89.3 28.7 southwestPass mobile panamaCity cedarKey tampa galveston corpus brownsville tampico veracruz coatzacoalcos yucatanBank
southwestPass -89.42 28.95 newOrleans tampa galveston corpus brownsville tampico
newOrleans -90 29.93
mobile -88 30 panamaCity tampa progreso yucatanBank
panamaCity -85.8 29.7 cedarKey tampa veracruz coatzacoalcos progreso yucatanBank
cedarKey -83.9 29.1 tampa tampico veracruz coatzacoalcos progreso yucatanBank
tampa -83.1 27.5 brownsville tampico veracruz progreso yucatanBank
galveston -94.6 29.25 houston corpus brownsville tampico veracruz coatzacoalcos progreso yucatanBank
houston -94.95 29.65
corpus -96.8 27.7 brownsville progreso yucatanBank
brownsville -96.9 26 tampico veracruz coatzacoalcos progreso yucatanBank
tampico -97.4 22.4 veracruz coatzacoalcos progreso
veracruz -95.9 19.3 coatzacoalcos progreso
coatzacoalcos -94.4 18.5 progreso
progreso -89.7 21.6 yucatanBank
yucatanBank -87.5 22.4
# South America
georgetown -57.9 7.2 paramaribo
paramaribo -55.2 6.5 cayenne
cayenne -51.9 5.3 amapa belem
amapa -49.2 3 amazon saoLuis jericoacoara
amazon -47.9 1 macapa belem saoLuis jericoacoara azores capeVerde dakar palmas lopez luanda
macapa -51 0 santarem
santarem -54.7 -2.4 manaus
manaus -60 -3.15
belem -47.7 -0.3 jericoacoara
saoLuis -43.9 -1.7 jericoacoara
jericoacoara -40.5 -2.5 fortaleza
fortaleza -38.5 -3.4 calcanhar
calcanhar -35 -4.9 recife azores capeVerde dakar palmas lopez luanda walvisBay capeTown agulhas
recife -34.5 -8 abrolhos capeVerde dakar palmas lagos lopez luanda walvisBay capeTown agulhas
aracaju -36.4 -11 salvador abrolhos vitoria
salvador -38.2 -13.4 abrolhos
abrolhos -37.9 -18 vitoria frio
vitoria -39.9 -20.5 saoTome
saoTome -40.6 -22.3 frio
frio -41.9 -23.3 rio santos paranagua itajai santaMarta virgenes palmas lagos lopez luanda walvisBay capeTown agulhas
rio -43.2 -23.2 ilhaGrande paranagua itajai santaMarta
ilhaGrande -44.6 -23.6 paranagua itajai santaMarta
santos -46.3 -24.2 paranagua itajai santaMarta luanda walvisBay capeTown agulhas
paranagua -48.2 -25.8 itajai santaMarta
itajai -48.4 -26.9
santaMarta -48.5 -28.9 rioGrande
rioGrande -51.8 -32.3 polonio
polonio -53.4 -34.9 montevideo plateOuter marDelPlata virgenes stanley
montevideo -56.2 -35.15 plateOuter plateInner stanley
plateOuter -55 -35.3 marDelPlata stanley palmas lagos lopez luanda walvisBay capeTown agulhas
plateInner -57.6 -34.75 buenosAires
buenosAires -58.2 -34.55 zarate
zarate -59 -34.08 rosario
rosario -60.6 -32.95
marDelPlata -57.2 -38.3 bahiaBlanca valdes comodoro santaCruz estados stanley
bahiaBlanca -61.3 -39.4 valdes estados stanley
valdes -63.2 -42.5 comodoro virgenes estados stanley
comodoro -65.5 -46.9 estados stanley
santaCruz -66.8 -49.5 virgenes estados
virgenes -68 -52.45 magellanNarrows estados dakar palmas lagos walvisBay agulhas
magellanNarrows -69.7 -52.6 puntaArenas
puntaArenas -70.75 -53.1 froward
froward -71.3 -53.97 cordovaReach
cordovaReach -73.3 -53.3 magellanWest
magellanWest -75.4 -52.6 hornWest penas paita suva
estados -63.3 -55 horn stanley
horn -67.2 -56.3 hornWest lagos lopez luanda
hornWest -71.5 -55.8
stanley -57.4 -51.6
penas -76.3 -47 chiloe talcahuano
chiloe -74.9 -42.5 corral puertoMontt talcahuano callao paita suva apia eastCape
corral -74.1 -39.8 talcahuano
puertoMontt -73 -41.7
talcahuano -73.6 -36.6 valparaiso coquimbo nazca
valparaiso -71.9 -33.2 coquimbo paita suva eastCape palliser
coquimbo -71.9 -29.9 antofagasta matarani nazca
antofagasta -70.8 -23.6 arica matarani nazca apia eastCape palliser
arica -70.8 -18.7 matarani
matarani -72.6 -17.4 nazca
nazca -75.7 -15.8 pisco
pisco -76.6 -14 callao
callao -77.5 -12.1 chimbote coralSea suva papeete eastCape stewart
chimbote -79.6 -9.2 aguja
aguja -81.5 -6.3 paita
paita -81.6 -5 santaElena sandyCape apia papeete eastCape palliser stewart
guayaquilGulf -80.7 -3.1 guayaquilRiver santaElena
guayaquilRiver -80.05 -2.75 guayaquil
guayaquil -79.9 -2.3
santaElena -81.3 -2.2 manta brisbane sandyCape buka apia papeete eastCape palliser
manta -80.9 -0.7 esmeraldas
esmeraldas -80 1.3 buenaventura choco
buenaventura -77.7 3.7 choco
choco -77.8 6.2
# Africa, west
casablanca -7.9 33.8 lasPalmas madeira azores
cantin -9.6 32.4 agadir juby lasPalmas madeira azores
agadir -10.2 30.6 juby madeira azores
juby -13.2 28.2 bojador lasPalmas
bojador -15.2 26.2 dakhla lasPalmas
dakhla -16.6 23.6 lasPalmas azoresWest capeVerde capeVerdeEast nouadhibou
lasPalmas -15.2 28.2 madeira azores azoresWest
madeira -16.8 32.5 capeVerde capeVerdeEast
azores -25.5 37.6 azoresWest capeVerde
azoresWest -28.8 38.2 capeVerde nouadhibou
capeVerde -24.8 16.7 capeVerdeEast nouadhibou
capeVerdeEast -22.5 15 nouadhibou dakar bissau
nouadhibou -17.5 20.7 dakar
dakar -17.8 14.6 bissau
bissau -17 11.3 conakry sherbro
conakry -14.1 9.3 freetown
sherbro -13.2 7 freetown monrovia
freetown -13.6 8.4
monrovia -11.5 5.8 palmas
palmas -7.6 4.1 abidjan threePoints libreville lopez mayumba luanda walvisBay capeTown
abidjan -4 5 threePoints
threePoints -2.1 4.5 tema nigerDelta libreville mayumba luanda
tema 0.1 5.4 cotonou nigerDelta libreville lopez mayumba luanda lobito
cotonou 2.4 6.1 lagos nigerDelta lopez
lagos 3.4 6.2 nigerDelta capeTown
nigerDelta 5.6 4 bonny libreville lopez
bonny 7.2 4 douala libreville lopez
douala 9.3 3.8 libreville
libreville 9 0.5 lopez
lopez 8.4 -0.7 mayumba
mayumba 10 -3.6 pointeNoire congo lobito namibe
pointeNoire 11.5 -4.9 congo
congo 12 -6.1 matadi luanda lobito namibe
matadi 13.4 -5.85
luanda 12.9 -8.7 lobito namibe
lobito 13.3 -12.2
namibe 11.6 -15.3
walvisBay 14.2 -22.9 luderitz
luderitz 14.5 -26.7 capeTown
capeTown 18.1 -33.8 goodHope
goodHope 18.2 -34.6 agulhas
agulhas 20 -35.2 portElizabeth northWestCape fremantle leeuwin bight
portElizabeth 25.9 -34.2 eastLondon
eastLondon 28.2 -33.2 durban richardsBay madagascarSouth toliara
durban 31.3 -29.9 richardsBay madagascarSouth northWestCape fremantle leeuwin bight tasmaniaSouth
richardsBay 32.5 -28.9 maputo correntes inhambane madagascarSouth toliara morondava
# Africa, east
maputo 33.3 -26 correntes madagascarSouth toliara
correntes 35.9 -24.6 inhambane madagascarSouth toliara morondava mozambiqueChannel
inhambane 35.9 -23.9 quelimane angoche madagascarSouth toliara morondava mozambiqueChannel
beira 35.2 -20 quelimane mahajanga madagascarSouth toliara morondava mozambiqueChannel
quelimane 37.3 -18.3 angoche toliara morondava mozambiqueChannel
angoche 40.7 -16.7 nacala madagascarNorth mahajanga toliara morondava mozambiqueChannel
nacala 41 -14.5 delgado comoros madagascarNorth mahajanga mozambiqueChannel
delgado 41 -10.6 daresSalaam pembaEast lamu mogadishu comoros mahajanga mozambiqueChannel
daresSalaam 39.6 -6.75 pembaEast comoros madagascarNorth
pembaEast 40.2 -5.4 mombasa lamu mogadishu comoros
mombasa 39.9 -4.1 lamu northWestCape fremantle leeuwin
lamu 41.5 -2.4 mogadishu comoros madagascarNorth
mogadishu 45.7 1.8 comoros madagascarNorth mahajanga antalaha
eyl 49.3 6.5
comoros 43.5 -11 madagascarNorth mahajanga
madagascarNorth 49.4 -11.6 mahajanga antalaha mozambiqueChannel northWestCape fremantle tasmaniaSouth stewart puysegur
mahajanga 46 -15.2 mozambiqueChannel
antalaha 51 -15.5 toamasina
toamasina 49.8 -18.1 manakara
madagascarSouth 45.2 -26 tolagnaro northWestCape fremantle leeuwin bight tasmaniaSouth capeHowe
toliara 43 -23.5 mozambiqueChannel
morondava 43.6 -20.3 mozambiqueChannel
tolagnaro 47.4 -25.2 manakara
manakara 48.5 -22.2
mozambiqueChannel 42.3 -17.5
# Australia, New Zealand, South Seas
weipa 141.3 -12.5 carpentaria karumba wessel
carpentaria 139 -13.5 groote karumba wessel
groote 137.2 -14.3 karumba
karumba 140.6 -16.8
wessel 136.6 -10.6 melvilleNorth
darwin 130.4 -11.9 bathurst kimberley timorSea
bathurst 129.6 -11.6 melvilleNorth timorSea
melvilleNorth 131 -10.8 timorSea
kimberley 123.8 -13.5 timorSea broome portHedland dampier northWestCape
timorSea 127.5 -11.8 portHedland
broome 121.6 -17.8 portHedland dampier
portHedland 118.5 -19.9 dampier northWestCape
dampier 116.6 -20.2
northWestCape 113.6 -21.7 sharkBay
sharkBay 112.6 -25.5 geraldton
geraldton 114.2 -28.8 fremantle leeuwin
fremantle 115.5 -32.05 leeuwin
leeuwin 114.6 -34.6 albany tasmaniaSouth
albany 118.1 -35.5 esperance thevenard investigator kangarooSouth portlandVic kingIsland portDavey tasmaniaWest
esperance 121.9 -34.5 bight investigator kangarooSouth portlandVic kingIsland portDavey tasmaniaWest
bight 131 -34 thevenard investigator kangarooSouth tasmaniaWest
thevenard 133 -33 tasmaniaWest
spencerGulf 137.2 -34.2 investigator
investigator 137.3 -35.5 adelaide backstairs
adelaide 138.1 -35 backstairs
backstairs 137.95 -35.68 encounterBay kangarooSouth
encounterBay 138.6 -35.85 kangarooSouth
kangarooSouth 137.3 -36.4 portlandVic kingIsland portDavey
portlandVic 141.6 -38.6 otway kingIsland
otway 143.5 -39.1 kingIsland portPhillipHeads wilsons devonport
kingIsland 143.3 -40.5 portPhillipHeads wilsons devonport banks tasmaniaWest
portPhillipHeads 144.55 -38.4 portPhillip wilsons devonport
portPhillip 144.9 -38.05
wilsons 146.4 -39.3 devonport banks capeHowe farewell manukau westport
devonport 146.5 -40.8 banks capeHowe
banks 148.6 -40.65 tasmaniaEast capeHowe farewell lordHowe northCapeNz manukau westport jacksonBay fiordland stewart puysegur
tasman 148.2 -43.4 tasmaniaEast hobart tasmaniaSouth farewell suva lautoka northCapeNz manukau westport jacksonBay fiordland stewart puysegur
tasmaniaEast 148.8 -41.8 capeHowe farewell lordHowe northCapeNz manukau westport jacksonBay fiordland stewart puysegur
hobart 147.5 -43.2
tasmaniaSouth 146.3 -43.95 portDavey fiordland stewart puysegur
portDavey 145.4 -43.4 tasmaniaWest
tasmaniaWest 144.7 -42.3
capeHowe 150.3 -37.7 sydney farewell solomonsEast suva lordHowe northCapeNz manukau westport jacksonBay fiordland stewart puysegur
sydney 151.5 -33.9 newcastle farewell noumea suva apia lordHowe northCapeNz manukau westport jacksonBay fiordland puysegur
newcastle 152.3 -33 smokyCape farewell newCaledoniaEast lordHowe northCapeNz manukau westport jacksonBay fiordland puysegur
smokyCape 153.6 -31 byron farewell noumea newCaledoniaEast lordHowe westport jacksonBay fiordland puysegur
byron 154 -28.7 brisbane moretonBay coralSea solomonsEast noumea newCaledoniaEast lordHowe jacksonBay fiordland puysegur
farewell 172.3 -40.2 noumea newCaledoniaEast lordHowe cookStraitWest manukau westport
brisbane 153.55 -26.75 moretonBay sandyCape solomonsEast noumea newCaledoniaEast papeete lordHowe northCapeNz
moretonBay 153.3 -27.1
sandyCape 153.7 -24.3 gladstone mackay hydrographers coralSea jomard buka portMoresby milneBay solomonsEast portVila noumea newCaledoniaEast papeete lordHowe northCapeNz manukau puysegur
gladstone 151.7 -23.7 mackay hydrographers coralSea louisiadeEast portVila
mackay 149.8 -21.1 townsville hydrographers jomard bougainvilleWest portVila noumea
townsville 147.3 -18.9 cairns hydrographers
cairns 146.1 -16.6 grafton jomard portMoresby papuaSouth milneBay
hydrographers 150.9 -20 coralSea jomard louisiadeEast papuaSouth milneBay guadalcanalWest portVila noumea
grafton 147 -16.5 jomard louisiadeEast portMoresby papuaSouth milneBay portVila vanuatuNorth
coralSea 155.5 -18 jomard louisiadeEast portMoresby papuaSouth bougainvilleEast guadalcanalWest solomonsEast portVila noumea lordHowe northCapeNz puysegur
jomard 152.1 -11.2 solomonSea louisiadeEast papuaSouth milneBay rabaul bougainvilleWest guadalcanalWest noumea eastCape
solomonSea 151.9 -8.2 buka milneBay lae finschhafen rabaul bougainvilleWest guadalcanalWest portVila
buka 153.9 -4.8 newIreland bougainvilleWest northCapeNz
manusEast 149.2 -1.8 vitiaz madang manusNorth
louisiadeEast 155 -12 rabaul bougainvilleEast bougainvilleWest guadalcanalWest solomonsEast portVila noumea newCaledoniaEast northCapeNz
portMoresby 147 -9.8 papuaSouth papuaGulf
papuaSouth 149.3 -10.8 noumea
papuaGulf 144.8 -8.6
milneBay 151.3 -10.6 lae guadalcanalWest
lae 147.4 -7 finschhafen
finschhafen 148.2 -6.6 vitiaz bougainvilleWest
vitiaz 147.55 -5.85 madang manusNorth
madang 146.1 -5 manusNorth
manusNorth 145.8 -1.7
rabaul 152.5 -4.4 bougainvilleWest
newIreland 153.3 -3.3 bougainvilleEast bougainvilleWest papeete
bougainvilleEast 156.3 -5.5 malaitaNorth
bougainvilleWest 154.2 -6.7
honiara 159.9 -9.2 guadalcanalWest indispensable malaitaNorth
guadalcanalWest 159.3 -9.25
indispensable 160.9 -8.9 malaitaNorth
malaitaNorth 160.4 -7.8 vanuatuNorth fijiNorth
solomonsEast 162.6 -11 portVila vanuatuNorth newCaledoniaEast papeete lordHowe puysegur
portVila 168 -17.9 newCaledoniaEast fijiSouth lautoka nukualofa
vanuatuNorth 169 -14.2 newCaledoniaEast fijiSouth lautoka fijiNorth brett
noumea 166.2 -22.7 newCaledoniaEast suva lordHowe northCapeNz brett cookStraitWest manukau westport jacksonBay fiordland
newCaledoniaEast 168.9 -22.6 fijiSouth lautoka fijiNorth nukualofa lordHowe northCapeNz brett tauranga eastCape cookStraitWest westport jacksonBay
suva 178.4 -18.35 fijiSouth nukualofa
fijiSouth 177 -18.4 lautoka fijiNorth lordHowe northCapeNz brett tauranga eastCape
lautoka 177.1 -17.7 fijiNorth
fijiNorth 178 -15.8 pagoPago
apia -171.8 -13.6 pagoPago
pagoPago -170.7 -14.5 nukualofa rarotonga papeete
nukualofa -175.3 -20.8 rarotonga northCapeNz brett tauranga
rarotonga -159.8 -21.1
papeete -149.7 -17.3 northCapeNz
lordHowe 159.3 -32 northCapeNz manukau westport jacksonBay fiordland
northCapeNz 172.8 -34.2 brett
brett 174.9 -35.2 hauraki colville tauranga eastCape
hauraki 174.95 -36.5 colville
colville 175.5 -36.2 tauranga eastCape
tauranga 176.4 -37.4 eastCape
eastCape 178.9 -37.5 gisborne
napier 177.5 -39.7 castlepoint gisborne
castlepoint 176.9 -41 gisborne palliser
gisborne 178.5 -39.3
palliser 175.4 -41.9 cookStrait lyttelton banksPeninsula
cookStrait 174.5 -41.4 cookStraitWest lyttelton banksPeninsula
cookStraitWest 173.8 -40.4
manukau 174.2 -37.1
westport 170.8 -42 jacksonBay
jacksonBay 168 -43.8 fiordland
fiordland 166.4 -45 puysegur
lyttelton 173.3 -43.5 banksPeninsula
banksPeninsula 173.3 -43.95 otago
otago 171 -45.8 nuggetPoint
nuggetPoint 170.2 -46.7 bluff stewart
bluff 168.5 -46.85 stewart puysegur
stewart 168 -47.6 puysegur
puysegur 166.2 -46.3
`;
