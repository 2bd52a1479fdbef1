import { foldAccents } from './fold-accents.ts'

/**
 * The most common passwords of six characters and more that no rule of `isCommonPassword` covers, in lower case without
 * accents: those of zxcvbn-ts, and some that are common in Spain. See NOTICE.
 */
const COMMON = new Set(
  `
0.0.0.000 0.0.000 007bond 101091m 111111a 111111q 11111a 11111q 1111qqqq 111aaa 111qqq 112233445566 123123a 123123q
1232323q 123321a 123321q 123456654321 1234567890a 1234567890q 1234567890z 12345678910 123456789987654321 123456789a
123456789d 123456789m 123456789o 123456789q 123456789qwe 123456789r 123456789s 123456789v 123456789z 12345678a
12345678q 1234567a 1234567aa 1234567q 123456a 123456aa 123456ab 123456abc 123456as 123456c 123456d 123456f 123456g
123456k 123456l 123456m 123456n 123456q 123456qqq 123456qw 123456qwe 123456qwerty 123456r 123456ru 123456s 123456t
123456v 123456w 123456z 12345a 12345abc 12345d 12345m 12345q 12345qaz 12345qw 12345qwe 12345qwer 12345qwert
12345qwerty 12345r 12345s 12345t 12345z 1234abcd 1234asdf 1234qaz 1234qw 1234qwe 1234qwer 1234rewq 1234zxcv 123aaa
123abc 123abc456 123asd 123ewq 123q123 123qaz 123qq123 123qwe 123qwe123 123qweasd 123qweasdzxc 123qwer 123qwert
123qwerty 123zxc 12qw12 12qw12qw 12qw34er 12qwas 12qwaszx 159357a 1a2b3c 1a2b3c4d 1a2s3d 1a2s3d4f 1bitch 1dragon
1master 1michael 1million 1passwor 1pussy 1q2q3q 1q2q3q4q 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws 1qa2ws3ed
1qaz2ws 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw 1qazxsw23edc 1qazzaq1 1qw23er4 1qwerty 1x2zkg8w 1z2x3c 1z2x3c4v
1z2x3c4v5b 20spanks 23skidoo 2fast4u 2hot4u 2sweet 2wsx3edc 3000gt 3ip76k2 3x7pxr 426hemi 45m2do5bs 4runner 50cent
50spanks 55bgates 57chevy 5wr2i7h8 69camaro 6uldv8 7777777a 7grout 7ugd5hip2j 81fukkc 8inches 8j4ye3uz 9293709b13
987654321a a11111 a12345 a1234567 a12345678 a123456789 a1a2a3 a1a2a3a4 a1b2c3 a1b2c3d4 a1b2c3d4e5 a1s2d3 a1s2d3f4
a1s2d3f4g5 aa123456 aaa111 aaa123 aaaa1111 aaaaa1 aaaaaa1 aaabbb aaasss aaliyah aardvark aaron1 abacab abacus abbott
abc123 abc12345 abc123456 abcd123 abcdef123 abcdefg1 abcdefgh1 abdullah aberdeen abgrtyu abigail abnormal abracadabra
abraham abrakadabra abraxas absolut absolute absolutely acapulco accept access access14 access99 accord account
achilles achtung acidburn acmilan action active adam12 addict addicted addison address adelaide adelina adgjmptw
adidas admin1 admin123 admin12345 adminadmin administrador administradora admiral adonis adrenalin adrian adriana
adriano adrienne adults advance advanced advent adventure aezakmi africa afrika agassi agent007 aggies aikido aikman
aileen airborne airbus aircraft airforce airman airplane airport airwolf alabama aladdin aladin alanis alaska albany
albatros albert alberta alberto albina albion alcatel alcatraz alchemy alcohol alejandr alejandro aleksandr aleksandra
aleksei aleksey alenka alessand alessandro alex12 alex1234 alexalex alexande alexander alexandr alexandra alexandre
alexey alexia alexis alexus alexxx alfonso alfred alfredo algebra alibaba alicante alice1 alicia aliens alinka alisha
alison alissa all4one allday allegro allen1 alleycat allgood alliance allison allmine allsop allstar allstate almighty
almond alpha1 alpha123 alphabet alpina alpine altair alterego althea altima altoids alucard alvaro always alyson
alyssa amadeus amalia amanda amateur amateurs amatory amature amazing amazon amber1 ambers ambrose ambrosia amelia
amelie americ america american amerika amethyst amigos amonra amorcit amorcito amstel amsterda amsterdam anaconda
anakin analog analsex ananas anarchy anastasi anastasia anastasiya anchor andalucia anders andersen anderson andrea
andreas andrei andres andrew andrews andrey andromed andromeda andyandy andyod22 anfield anfisa angel1 angel123 angel2
angela angelic angelica angelika angelina angell angelo angels angelus angus1 anhyeuem animal animals animated ankara
annaanna annabell annette annie1 annika annmarie anonymous another answer antares antelope anthon anthony anthrax
antoine anton1 antoni antonia antonina antonio antonov antony anubis anything anytime aol123 aolsucks apache apollo
apollo11 apollo13 apple1 apple123 applepie apples apricot april1 aprilia aptiva aquarius aragon aragorn aramis arcadia
archange archer archie architec arctic area51 argentin argentina ariana ariane arianna arizona arkansas arlene armada
armagedon armand armando armani armstron arnold around arrows arsena arsenal artemis artemka arthur artist arturo
as123456 asd123 asd222 asdasd asdasd123 asddsa asdf12 asdf1234 asdfasdf asdffdsa asdfg123 asdfgh asdfgh01 asdfghj
asdfghjk asdfghjkl asdfghjkln asdfjkl asdfqwer asdfzxcv asdqwe asdqwe123 asdzxc asgard ashlee ashleigh ashley ashton
asians asimov aspire aspirin aspirine ass123 assasin assass assassin assfuck asshol asshole assholes assman asswipe
assword asterix astral astrid astros athena athens athletic athlon athome atlanta atlantic atlantis atletico
atleticomadrid atomic atreides attack atticus attila attitude attract aubrey auburn auckland audi80 audia4 audia6
auditt audrey auggie august augusta augustin augustus aurora aussie austin austin31 australi australia austria autumn
avalanch avalon avatar avenger avenue aviation aviator awesome awnyce ayanami azamat azazel azerty azertyui azertyuiop
azrael azsxdc azsxdcfv b12345 baberuth babies baboon baby123 babybaby babybear babyblue babyboy babycake babydoll
babyface babygirl babylon babylove bacardi bacchus backbone backdoor backup badabing badass badboy badboys baddest
baddog badger badgers badgirl badman baggins baggio bagira bagpuss bahamut bailey balance baldwin baller ballet ballin
balloon balloons ballsack baltimor bambam bamboo banana bananas banane bandit bangbang banger bangkok banker banner
banshee banzai baracuda barbados barbara barber barbie barcelon barcelona barcelonafc barefeet barefoot barfly
baritone barker barkley barley barnes barney baronn barrage barrett barron barry1 barselona barsik bartman barton
basebal baseball basement basket basketba basketball basset bassman bastard bastards bathing batista batman battery
battle bauhaus baxter bayern baylor bbking bcfields bdfyjd beach1 beaches beacon beagle beaker beamer beaner beanie
bearbear bearcat bearcats beardog bears1 beast1 beastie beater beatle beatles beatrice beautifu beautiful beauty
beaver beavers beavis because becker beckham bedford bedlam beefcake beemer beerbeer beerman beerme beethove beetle
beezer begemot behappy belair believe belinda belinea belkin bella1 bellaco bellagio belmont beloved bender bendover
benedict benessere benfica bengal bengals benito benjami benjamin bennett bennie benny1 benoit benson bentley benton
beowulf beretta bergen berger bergkamp berkeley berlin bermuda bernard bernice bernie bertha bertie bertram bessie
bestbuy bethany betis1907 better bettina bettyboo beverley beverly bhbirf bianca biatch bicycle bienvenida bienvenido
bigass bigballs bigbang bigbear bigben bigbird bigblack bigblock bigblue bigbob bigboobs bigbooty bigboss bigboy
bigbucks bigbutt bigcat bigcock bigdaddy bigdawg bigdick bigdicks bigdog bigfish bigfoot bigger biggie biggles biggun
bigguns bigguy bighead bigjim bigjohn bigmac bigman bigmike bigmoney bigone bigones bigpimp bigpoppa bigred bigsexy
bigtime bigtit bigtits bigtruck bikers bikini bilbao billabon billbill billie billy1 billybob billyboy bimmer binder
bingo1 binladen biohazard biology bird33 birddog birdie birdman birgit birthday biscuit bisexual bishop bismarck
bismark bismilla bismillah bitch1 bitchass bitches bitchy biteme bitter bizkit bizzare blabla black1 blackberry
blackbir blackbird blackcat blackdog blackhaw blackhawk blackie blackjac blackjack blacklab blackman blackops blackout
blacks blacky blade1 blades blahblah blaine blake1 blanca blanche blanco blaster blazer blazers bleach bledsoe blessed
blessing blink182 blinky blizzard blobby blonde blondes blondie blonds bloody blossom blowfish blowjob blowme blubber
blue11 blue12 blue1234 blue22 blue23 blue32 blue42 blue99 blueball bluebell blueberr blueberry bluebird blueblue
blueboy bluedog blueeyes bluefish bluejay bluejays bluemoon blues1 bluesky bluesman bluestar blunts bmw325 boater
boating bob123 bobafett bobbie bobbob bobby1 bobcat bobdole bobdylan bobmarley boeing bogart bogdan bogota bohica
boiler bolitas bollocks bollox bologna bolton bombay bomber bombers bonanza bond007 bondage bonehead boners bonita
bonjour bonjovi bonkers bonner bonnie bonovox bonsai boobear boobie boobies booboo booger boogie booker bookie
bookworm boomboom boomer booster bootie bootsie bootsy bootys booyah boozer borabora bordeaux border borders boricua
boris1 boroda borussia bosco1 bossman boston bottle bottom boulder bounce bouncer bounty bourbon bowler bowling bowman
bowser bowtie bowwow boxcar boxers boxing boxster boytoy bp2002 br0d3r bracken bradford bradley brains bramble brandi
brando brandon brandy brasil braves brazil breaker breanna breast breasts breeze bremen brenda brendan brenna brennan
brewer brewster brian1 briana brianna bricks bridge bridget briggs bright brighton brigitte bristol british britney
brittany brittney broadway brodie broken broker bronco broncos bronson bronze brooke brooklyn brooks brother brothers
brown1 brownie browning browns bruce1 brucelee bruins bruiser bruno1 brutus bryan1 bryant bubba1 bubba123 bubba69
bubbas bubble bubbles buceta bucker bucket buckeye buckeyes buckley buckshot budapest buddah buddha buddie buddies
buddy1 buddy123 buddy2 buddyboy buddydog buddys budgie budlight budman budweise budweiser buffalo buffet buffett
buffy1 buford bugger builder building bukkake bukowski bulldog bulldogs bullet bullfrog bullit bullseye bullshit
bumble bummer bumper bunghole bungle bunker bunnies bunny1 burger burner burning burnout burrito burton bushido
business busted buster buster12 bustle butcher butkus butler butter buttercu buttercup butterfl butterfly butters
buttfuck butthead butthole buttman button buttons buzzard buzzer bynthytn byteme c2h5oh cabbage cabernet cabron cactus
cadillac caesar cafc91 caitlin calgary calibra calico caliente californ california caligula calimero callaway callie
calling callisto callum calvin calypso camaro camaross camber cambiami cambridg camden came11 camelot camels cameltoe
camera camero cameron camila camilla camille campbell camper camping canada canadian canary cancel cancer cancun
candace candice candies candle candy1 candyass candyman canine cannabis cannibal cannon canton cantona canuck canucks
canyon capcom capecod capetown capital capitals capone caprice capricor capricorn capslock captain caracas caramel
caravan carbon cardiff cardinal cardinals care1839 carebear carina carlisle carlito carlitos carlos carlton carman
carmel carmen carmencita carmex2 carnage carnival carola carole carolin carolina caroline carolyn carpedie carpente
carpet carrera carrie carroll carrot carrots carson carter cartman cartoon cartoons carver casanova cascade caserta
casey1 cashflow cashmone cashmoney casino casper cassandr cassandra cassidy cassie castellon caster castillo castle
castor castro cat123 catalina cataluna catch22 catcher catdog catfight catfish catherin catherine catman catnip cattle
catwoman caught cavalier caveman cayman cbr600 cbr900 cbr900rr ccbill cdtnbr cdtnkfyf ceasar cecile cecilia cedric
celebrity celeron celeste celica celina celine celtic celtics cement center central century cerberus cessna cevthrb
cfitymrf cfvceyu cgfhnfr chachi chadwick chains chainsaw chairman challeng chamber chambers champ1 champion champs
chance chandler chandra chanel change changed changeme changes channel chantal chaos1 chapman chappy charge charger
chargers charisma charity charle charlene charles charley charli charlie charlott charlotte charlton charly charmed
charon charter chase1 chaser chavez cheater checker checkers cheddar cheech cheeks cheeky cheerleaers cheers cheese
cheetah chelle chelse chelsea chemical chemist cherokee cherries cherry cheryl cheshire chessie chester chestnut
chevelle chevrole chevrolet chevy1 chevys chewbacc chewie cheyenne chiara chicago chichi chicken chickens
chickenwing101 chicks chiefs children chilli chillin chilly chimera chinese chinook chipmunk chipper chippy chiquita
chitown chivas chloe1 chocha chocolat chocolate choice choochoo chopin chopper chouchou chris1 chris123 chrisbln
chriss chrissy christ christa christi christia christian christie christin christina christine christma christmas
christop christophe christopher christy chrome chronic chrono chrysler chuang chubby chuck1 chuckie chuckles chucky
chunky church ciaociao ciccio cicero cigars cinder cindy1 cinema cinnamon circle circus cirrus citadel citation
citizen citroen civicsi civilwar cjkysirj cjkywt claire clancy clapton clarence clarinet clarissa clarke classic
classics claude claudi claudia claudio clave1 clave123 clave1234 claves claymore clayton cleaner clement clemente
clemson cleopatr cleopatra clevelan cleveland clever clifford clifton climax climber climbing clinton clipper clippers
clitoris closer cloud9 clouds cloudy clover clovis clowns clutch cnfybckfd cobain cobalt cobra1 cobras cocacol
cocacola cocaine cocker cocksuck cocksucker coconut codered coffee cohiba coldbeer coldplay coleman colleen college
collie collin collins colnago colombia colonel colonial colorado colors colt45 colton coltrane columbia columbus
comanche combat comcast comedy comein comeon comercio comets comfort comics coming command commande commander commando
common compact company compaq compass complete compton compute computer concord concorde concrete condom condor
confirm confused connect conner connie connor conover conquest conrad constant consult consumer contact content
contest continue contour contra contract contrasena contrasena123 contrasenas control converse conway coochie cookie
cookies cool12 coolcat coolcool cooldude cooler coolguy coolhand coolio coolman coolness cooper cooter copenhag copper
corazo corazon corinna corinne corleone corndog cornelia cornell corner cornwall corolla corona corrado corsair
corvette corwin cosmic cosmos costello cosworth cottage cotton cougar cougars counter country county courage courtney
cousin coventry cowboy cowboys cowgirl coyote cracker crackers cramps crappy craving crawford crazy1 crazybab crazyman
creampie creamy create creation creative creature credit creepers crescent cricket criminal crimson crispy cristian
cristina critter crjhgbjy cromwell cruise cruiser crumbs crunch crusader crusher crusty crysis crystal cthtuf cthulhu
cthutq ctrhtn cubbies cubswin cucumber cuddles cuervo culinary cullen cumming cummins cumshot cumslut cupcake curious
curtis custer custom customer cutiepie cutlass cutter cvthnm cxfcnmt cyborg cyclone cyclones cyclops cygnus cygnusx1
cynthia cypher cypress cyprus cyrano dabears dabomb daddy1 daddyo daddys daemon daewoo dagger daisey daisy1 daisydog
dakota dalejr dallas dallas22 dalshe dalton damage damian damien dammit damnit dan123 dancer dancing danger dangerous
daniel daniela daniele daniell daniella danielle daniels daniil danila danilka danish danny1 dannyboy danzig daphne
daredevi daredevil darian darina darius darkange darkangel darkelf darklord darkman darkness darkone darkside darkstar
darlene darling darrel darrell darren darryl darthvad darwin dasani dasher datsun daughter davedave david1 david123
davide davids davidson davies davinci dawson daylight dayton daytona dbnfkbr dbrnjh dbrnjhbz deacon deadhead deadly
deadman deadpool deadspin dealer deanna death1 death666 deathnote deaths debbie deborah december decimal decker deedee
deejay deeper deepthroat deerhunt deeznuts deeznutz default defender defense defiant deftones dejavu delaney delaware
delete delfin delight delilah delldell delmar delphi delpiero delta1 deltas deluxe demon1 demon666 demons denali
denied deniro denise deniska denmark dennis density dental dentist denver depeche deputy derparol derrick descent
desert design designer desire desiree deskjet desktop desmond destin destiny destroy detroit deutsch devil666 devildog
deville devils dewalt dexter dfcbkbcf dfcbkbq dfhdfhf dfkthbz dfkthf dfktynby dfktynbyf dfvgbh dfytxrf dharma diablo
dialog diamon diamond diamonds diana1 dianna dianne diaper diapers dickdick dickens dicker dickhead dickie didier
diehard diesel dietcoke dieter digger diggler digimon digital dilbert dilligaf dillon dima123 dimadima dimitri dimples
dinamo dinara dindom dingbat dingdong dinger dingle dinner dinosaur dipper dipset dipshit dipstick direct director
dirtbike dirty1 dirtydog disaster discover discus disney diver1 divers divine diving divorce dixie1 django dkflbckfd
dkflbr dkflbvbh dmitriy dnsadm doberman doctor dodge1 dodger dodgeram dodgers dog123 dogbert dogbone dogboy dogcat
dogface dogfart dogfood dogger doggie doggies doggy1 doghouse dogman dogmeat dogpound dogshit dogwood doitnow doktor
dolemite dollar dollars dolores dolphin dolphins domain domingo dominic dominik dominion dominiqu dominique domino
donald donjuan donkey donna1 donner donnie donovan dontknow donuts doobie doodle doodles doofus doogie dookie dooley
doomsday doreen dorian dorothy dortmund dotcom dottie double doubled douche dougal doughboy doughnut dougie douglas
downer downhill download downtown dracula drag0n dragon dragon12 dragon69 dragonba dragonball dragonballz dragonfl
dragonfly dragons dragoon dragster drakon draven dreamcas dreamer dreaming dreams dresden drifter driller driven
driver drizzt droopy drowssap drpepper drummer dthjybrf dtkjcbgtl dtxyjcnm dublin ducati duchess duckduck duckie
duckman dudedude dudeman dudley duffer duffman dukeduke dumbass dunbar duncan dundee dungeon dunlop dupont durango
durham duster dustin dusty1 dutchess dwayne dwight dylan1 dynamic dynamite dynamo dynasty eagle1 eagle2 eagles
earnhard earthlink easter eastern easton eastside eastwood eating eatmenow eatpussy eatshit eclipse edcrfv eddie1
edison editor edmonton eduard eduardo edward edwards eeyore egghead eggman eggplant egorka eighteen eileen einstein
ekaterina ekmzyf elaine elcamino eldiablo eldorado eleanor electra electric electro electron elefant element elements
eleonora elephant elescaparate eleven elijah elisabet elizabet elizabeth elizaveta elliot elliott elmira eloise elpaso
elvira elvis1 elvisp elway7 elwood emanuel emerald emerson emilia emilie emilio emily1 eminem emmanuel emmett emmitt
emperor empire encore energy enforcer engage engine engineer england english enigma enrico enrique enter1 enterme
enternow enterpri enterprise enters entrance entropy envelope epsilon equinox eraser erection ericsson ernest ernesto
erotic erotica errors escalade escaparate escaparate123 escape escort eskimo espana espana123 espresso esprit esquire
estelle esther estrell estrella eternal eternity eugene eunice eureka europa europe euskadi evangelion evelyn everest
everett everlast everton evgeniy evolutio evolution excalibu excalibur exchange excite exeter exigen exigent exodus
exotic experienced expert explore explorer export express extreme ezekiel f00tball fabian fabienn fabric fabulous
facebook facial factory faggot fairlane faith1 faithful falcon falcons fallen fallon fallout familia family famous
fandango fantasia fantasy fantom fantomas faraon farley farmboy farmer farscape farside fashion fastball faster fatass
fatboy fatcat father fatima fatman favorite fduecn fearless feather feathers february federal federico feelgood
felicia feline felipe felix1 fellatio fellow female females fender fenris fenway fergie fergus ferguson fernand
fernande fernando ferrari ferret ferris fester festival festus fetish fghtkm fgtkmcby ficken fiction fiddle fidelio
fidelity fields fiesta figaro fighter fighting figure filter filthy finalfantasy finally finance finder finger fingers
finish finland fireball firebird fireblad firedog firefigh firefire firefly firefox fireman firenze firewall fischer
fishbone fishcake fisher fisherma fisherman fishes fishfish fishhead fishin fishing fishman fishon fishtank fister
fisting fitness fitter fivestar fkbyjxrf fktrcfylh fktrcfylhf fktrctq fktyrf flamengo flames flamingo flanders flanker
flash1 flasher flashman flathead flatron fleming fletch fletcher flexible flicks flight flipflop flipper floppy
florence flores florian florida flounder flower flowers fluffy flvbybcnhfnjh flyboy flyers flyers88 flyfish flying
follow foobar foolish footbal football footjob forbes fordf150 foreplay foreskin forest foreve forever forfun forget
forgetit forgot forlife format formula forrest forsaken forsberg fortress fortuna fortune forward foryou forzabarca
fossil foster fosters fountain fowler foxfire foxtrot foxylady france frances francesc francesco francine francis
francisc francisco franco francois frank1 frankie franklin franks franky fraser frazier freaks freaky freckles freddie
freddy frederic frederik fredfred fredrick freebird freedo freedom freefall freefree freeman freepass freeporn freesex
freestyle freeuser freeway freeze french frenchy fresno friday friday13 friend friendly friends friendster fright
fringe frisbee frisco frisky frodo1 frogger froggie froggy frogman front242 frontier frosch frosty frozen fruity
fuck123 fuck69 fuck_inside fucked fucker fuckers fuckface fuckfuck fuckhead fuckher fuckin fucking fuckinside fuckit
fuckme fuckme69 fuckoff fuckthis fucku2 fuckyo fuckyou fugazi fujifilm fujitsu fulham fuller fullmoon function fungus
funny1 funstuff funtime furball fusion fussball futbol futurama future fuzzy1 fyfcnfcbz fyfnjkbq fylhtq fynjirf fytxrf
fyutkbyf fyutkjxtr gabber gabrie gabriel gabriela gabriele gabriell gabrielle gadget gagarin gagged gagging galant
galary galaxy galicia galileo galina gallaries galore galway gambit gamble gambler gameboy gamecock gamecube gameover
gandalf ganesh gangbang gangbanged gangsta gangster gannibal garage garbage garcia garden gardner gareth garfield
gargoyle garion garlic garner garnet garrett garrison gasman gaston gateway gator1 gatorade gators gatsby gawker
gaylord gaymen gbhfvblf gbpltw gdtrfb geezer gegcbr geheim gemini general generals generic genesis geneva genius
gentle geoffrey george georgia georgie georgina gerald gerard gerbil gerhard german germany geronimo gerrard gertrude
gesperrt getlost getmoney getoff getout getsome getting gfhjkm gfhjkm123 gfhjkmgfhjkm ghbdtn ghbdtn123 ghbdtnbr
ghbdtnrfrltkf ghblehjr ghbrjk ghbywtccf ghetto ghhh47hj7649 ghjcnbnenrf ghjcnj ghjcnjgfhjkm ghjcnjnfr ghjcnjq
ghjuhfvvf ghost1 ghostrider ghosts gianluca gianni giants gibson gideon gidget gigabyte giggle giggles gilbert gilles
gillian gilligan gilmore ginger giorgi giorgio giovanna giovanni giraffe girlie girlies girls1 giulia giuseppe gizmo1
gizmodo gizmos gizzmo gjkbyf glacier gladiato gladiator gladys glamour glasgow glasses glitter global globus gloria
glover gmoney gn56gn56 goalie goaway gobears goblin goblue gobucks gocubs godawgs godbless goddess godfathe godfather
godiva godlike godsmack godspeed godzilla gofast gofish goforit gogators gohome goirish goldberg golden goldeney
goldeneye goldfing goldfish goldie goldstar goldwing golfball golfer golfgolf golfgti golfing golfnut golfpro goliath
gollum gonavy gonzales gonzalez gonzo1 goober good123654 goodboy goodbye goodday goodgirl goodie goodluck goodman
goodtime goodyear goofy1 google gooner goose1 gopher gordon gordon24 gorgeous gorilla gotcha gotenks gotham gothic
gotmilk gotohell gotribe govols grace1 gracie graduate graham gramma granada grandam grande grandma grandpa granite
granny grapes graphics grateful gratis graves gravity grayson graywolf grease great1 greatone greece greedisgood
greedy green1 green123 greenbay greenday greene greenman greens gregor gregory gremlin grendel gretchen gretzky
greywolf griffey griffin griffith grimace grinch gringo grisha grizzly gromit groove groovy groucho ground groups
grover grumpy gryphon gsxr1000 gsxr750 gthcbr gtnhjdbx guadalupe guardian guillaum guillerm guiness guinness guitar
guitars gundam gunnar gunner gunners gunther gustav gustavo guyver gymnast habibi hacked hacker hacking haggis hailey
hairball hal9000 halflife halifax hallie hallo123 hallowee halloween hambone hamburg hamilton hamish hamlet hammer
hammers hammond hamper hampton hamster hancock handbag handball handsome handyman hannah hannes hannibal hansen hansol
hansolo hanson hanuman happines happiness happy1 happy123 happy2 happyday happyman harald harbor harcore hardball
hardcock hardcore harddick harder hardon hardone hardrock hardware hardwood harlem harley harman harmon harmony harold
harper harpoon harrier harriet harris harrison harry1 harrypotter hartford harvard harvest harvey hassan hastings
hatred hatter hattrick havana havefun having hawaii hawaii50 hawaiian hawkeye hawkeyes hawkins hayabusa hayden hayley
hazard health hearts heater heather heaven heavenly heckfy hector hedgehog heidi1 heineken heinrich hejsan helena
helene helios hellas hellboy hellfire hello1 hello123 hello2 hellokitty helloo hellos hellsing hellyeah helmet helmut
helper helpme helsinki hemlock hendrix henrik henry1 hentai herbert herbie hercules herewego heritage herman hermes
heroes herring hershey hesoyam hetfield hewitt hewlett heynow heyyou hfytnrb hidden higgins highbury highheel highland
highlander highlife highway hiking hilary hillary hillbill hilltop hilton hiphop hippie history hitachi hithere hitler
hitman hiziad hjccbz hjvfirf hobart hobbes hobbit hockey hoffman hogtied hokies hola12 hola1234 holahola holamundo
holden holein1 holger holiday holidays holland hollie hollow holly1 hollywoo hollywood holmes holycow holyshit homeboy
homemade homepage homer1 homerj homers homerun homework honda1 hondacbr hondas honduras honest honesty honey1 honeybee
honeybun honeys hongkong honolulu hookem hooker hookers hookup hooligan hooper hoosier hoosiers hooter hooters hootie
hoover hooyah hopeful hopeless hopkins hopper horace horatio horizon horndog hornet hornets horney horny1 horror
horses horton hotass hotbox hotboy hotdog hotgirl hotgirls hotlips hotone hotpussy hotrats hotred hotrod hotsex
hotshot hotstuff hottest hottie hotties houdini hounddog house1 houses houston howard howell htubcnhfwbz hubert hudson
hughes hugoboss humbug hummer humphrey hungry hunter hunting hurley hurrican hurricane husband husker huskers huskies
hustler hydrogen hyperion hyundai iamgod ib6ub9 ibanez ibrahim icarus iceberg icecold icecream icecube icehouse
iceland iceman icu812 idefix idontkno idontknow idunno iforget iforgot iguana ihateyou ijrjkfl ilikeit ilikepie illini
illinois illusion ilovegod iloveme ilovepussy ilovesex iloveu iloveyo iloveyou ilya1234 imagine imation immortal
impact impala imperial implants impreza incubus india123 indian indiana indians indigo indira infantry infected
inferno infiniti infinity information ingrid inlove innocent insane insanity insert inside insight insomnia inspiron
install instant instinct integra integral interacial intercourse interest interne internet intrepid intruder inuyasha
invest invierno2024 invierno2025 invierno2026 iomega ipswich ireland irinka irish1 irishka irishman iriska ironmaiden
ironman irving isabel isabell isabella isabelle isaiah iscool island islander ismail israel issues istanbul istheman
italia italian italiano itisme ivanov ivanova iverson iwantu jabber jabroni jackal jackass jackie jackjack jackoff
jackpot jackson jacob1 jacobs jacques jaeger jagger jaguar jaguars jakarta jakejake jamaica james007 james1 james123
jamesbon jamesbond jameson jamess jamie1 jammer jammin janelle janice janine january japanese jarhead jarrett jarrod
jarvis jasmin jasmine jason1 jasper javelin javier jaybird jayden jayhawk jayhawks jayson jazzman jeanette jeanne
jeannie jeeper jeepers jeepster jefferso jefferson jeffery jeffrey jehovah jellybea jellybean jenifer jenkins jennaj
jennie jennife jennifer jennings jenny1 jensen jeremiah jeremy jericho jerkoff jermaine jerome jerry1 jersey jesper
jesse1 jessic jessica jessie jester jesus1 jesus123 jesus777 jeter2 jethro jetski jewels jewish jezebel jiggaman
jillian jimbeam jimbo1 jimbob jimmie jimmy1 jimmys jingle jingles jktxrf jktymrf joanna joanne jocelyn jockey joe123
joebob joecool joejoe joelle joemama johann johanna johannes john123 john316 johnboy johncena johndeer johndoe
johngalt johnjohn johnnie johnny johnson joker1 jokers jolene jomama jonatha jonathan jonathon jones1 jonesy jordan
jordan23 jordon josemaria joseph josephin joshua josiah journey joystick jrcfyf jsbach juanita jubilee judith juggalo
jughead julia1 julian juliana julie1 julien juliet juliette julius jumper junebug jungle junior juniper junkie
junkmail jupiter jurassic just4fun just4me justdoit justice justin justine justme justus juventus k.lvbkf kaboom
kahlua kahuna kaiser kaitlyn kakashi kakashka kaktus kalina kamasutra kamikadze kamikaze kamila kamilla kangaroo
kansas karachi karaoke karate karen1 karina karine karolina kashmir kasper katana katarina katerina katherin katherine
kathleen kathryn kathy1 katie1 katrin katrina kawasaki kaylee kayleigh kazantip kcchiefs kcj9wx5n keegan keenan keeper
keepout keisha keith1 keller kelley kellie kelly1 kelsey kelvin kendall kendra kennedy kenneth kenny1 kenobi kenshin
kentucky kenwood kenworth kenzie kermit kernel kerouac kerstin kestrel kevin1 keyboard keystone keywest kfgjxrf kfhbcf
kickass kicker kicksass kidrock kieran kikimora killbill killer killer12 killer123 killers killian killjoy killkill
killme kilroy kimball kimber kimberly kimmie kinder kingdom kingfish kingking kingkong kingpin kingston kipper kirill
kirkland kirsten kirsty kismet kisses kissing kisskiss kissme kissmyas kissmyass kitchen kiteboy kitkat kitten kittens
kittie kitty1 kittycat kittykat kittys kjkszpj kjrjvjnbd klaste klaster kleopatra klingon klizma klondike knickers
knicks knight knights knockers knopka knuckles kodiak kokomo kolbasa kolobok kolokol komodo konstantin kontakt kontol
koolaid kordell1 korean koroleva korova koshka kosmos kostya kotaku kotenok kramer krasotka krishna krissy krista
kristen kristi kristian kristie kristin kristina kristine kristy krokodil krolik kronos krusty krypton krystal ksenia
ksusha ktyjxrf kubrick kungfu kurtis labrador labtec laclave lacoste lacrosse ladder laddie ladies ladyboy ladybug
laetitia lagnaf laguna lakers lakeside lakewood lakota lalakers lambda lambert lamont lancelot lancer lancia lander
landmark landon lansing lantern lapochka laptop larisa larissa larkin larry1 larsen larson laser1 laserjet lassie
lasvega lasvegas latina latinas latino laughing laura1 laurel lauren laurence laurent laurie lavalamp lawman lawrence
lawson lawyer lazarus leader leanne leather leavemealone leaves lebowski ledzep leeann leedsutd left4dead legacy
legend legion legman legolas lehjxrf leinad lekker leland lemans lemmein lemonade lemons lennon lennox lenochka
leonard leonardo leonid leonidas leonie leopard leopold lesbian lesbians lesley leslie lespaul lestat lester letme1n
letmei letmein letsdoit letsfuck letsgo letter lexmark lfitymrf lfybbk lfybkf lhfrjy libero libertad liberty library
licker licking lickit lickme lifehack lifetime light1 lighter lighthou lighting lightnin lightning lights lilbit
lilian liliana lilith liliya lillian lillie lilwayne limewire limited lincoln linda1 linden lindros lindsay lindsey
lineage linkin lionel lionhear lionheart lionking lipstick lipton liquid lisalisa listen lister lithium little
livelife liverpoo liverpool livewire living lizard lizzard lizzie ljxtymrf llamas loaded loader lobster lockdown
lockout locoloco locust locutus logan1 logger logitech lokiloki lokomotiv lol123 lol12345 lolipop lolita lollipop
lollol lollypop london lonely lonesome lonestar lonewolf longbow longdong longer longhair longhorn longjohn lonnie
looker lookin looking lookout looney looser lorena lorenzo loretta lorraine losangeles loser1 losers lottie louise
loulou lourdes love12 love1234 love69 lovebug lovehate loveis loveit loveless lovelife lovelove lovely loveme lover1
loverboy loverman lovers lovesex loveya loveyou loving lowell lowrider ltkmaby ltybcrf lucas1 luciano lucifer lucille
lucky1 lucky123 lucky7 luckydog luckyone ludacris ludmila ludwig lumber lumina lunatic lunchbox luther lvbnhbq m123456
macaroni macbeth macdaddy machine macintos mackie macleod macman macross madagaskar madcat madcow madden maddie maddog
madeline madina madison madman madmax madness madonna madrid madrid123 maestro magazine magelan magellan magenta
maggie maggot magic1 magic123 magic32 magical magician magick magicman magnet magneto magnolia magnum magnus magpie
magpies mahler maiden mailcreated5240 mailman maison majestic makaka makaveli makayla makeitso maksim maksimka malachi
malaga malaka malaysia malcolm malibu malice malika malina malinka malish mallard mallorca mallory mallrats malone
mama123 mamacita mamamia mamapapa mammoth mamochka manager manchest manchester mancity mandarin mandingo mandrake
mandy1 manfred mangos maniac manila mankind manning manolito manolo manowar manson mantis mantle mantra manuel manuela
manunited manutd maradona marathon marauder marble marbles marcel marcella marcello marcelo marcia marcin marcius2
marcos marcus margaret margarit margarita margie margot maria1 mariadelcarmen mariah mariajose mariam marian mariana
marianna marianne marie1 mariel marijuan marijuana marika marilyn marina marine mariner mariners marines marino
marino13 mario1 mario66 marion mariposa marisa marissa marius mariya marjorie marker market markie markiz markmark
markus marlboro marlene marley marlin marlon marquis marriage married marseill marseille marsha marshal marshall
martha martian martin martina martine martinez martini marty1 marvel marvin maryann maryjane maryland masamune
maserati mash4077 mashka mason1 massage massimo massive master master12 masterbate masterbating mastermind masterp
masters matador matchbox mathew matilda matisse matrix matteo matthe matthew matthews matthias mattie mature maureen
maurice maurizio maveric maverick max123 max333 maxdog maxell maxima maxime maximka maximo maximum maximus maxine
maxmax maxpower maxwell maxxxx mayday mayhem maynard mazafaka mazda3 mazda323 mazda6 mazda626 mazdarx7 mcdonald
mckenzie mclaren meadow meagan meatball meathead meatloaf mechanic medic1 medical medicine medina medion medusa medved
megadeth megaman megan1 megane megapass megatron meggie meghan meister melani melanie melina melinda melisa meliss
melissa mellon mellow melody melons melrose melvin member memorex memory memphis menace mendoza mental menthol mentor
meowmeow mephisto mercede mercedes mercer merchant mercury meredith meridian merlin merlot mermaid mersedes messenger
messiah met2002 metal1 metall metallic metallica meteor method methos metroid mexican mexico miami1 miamor michae
michael michaela michaels michal micheal michel michele michell michelle michigan mickey miclave micontrasena microlab
micron microphone microsof microsoft middle midget midland midnight midnite midway mierda mifamilia mighty miguel
mihail mikael mike123 mikemike mikey1 mikkel milana milano mildred milena military milkman millenium miller millie
million millions millwall milton mimamamemima minecraft minemine minerva mingus minime minimoni ministry minnesot
minnie miracle mirage miranda miriam mirror mischief misery misfit misfit99 misfits mishka misiek missie mission
mississi mississippi missouri missy1 mister mistress misty1 mitchell mittens mivida mizuno mizzou mobile mobydick
models modelsne modena modern mogwai mohamed mohammad mohammed mohawk mollie molly1 mollydog moloko molson momdad
mommy1 momoney monaco monalisa monarch monday mondeo money1 money123 moneyman moneys mongoose monica monika monique
monitor monkey monkey12 monkeybo monkeyboy monkeys monopoly monroe monste monster monsters montag montana montecar
monterey montgom240 montreal montrose monty1 moocow mookie moomoo moonbeam moondog mooney moonligh moonlight moonman
moonshin moose1 mooses morales mordor moreno morgan morgana morgoth moritz morning morpheus morris morrison morrowind
mortal morten mortgage mortimer mortis morton moscow moskva mother motherfucker motherlode mothers motion motley
motocros motorola motown mountain mouse1 mouser mouses mousey movies mozart mudvayne mufasa muffin muhammad mulder
mullet mulligan multiplelo munchkin munich muppet murcia murder murphy murray murzik musashi muschi muscle muscles
mushroom music1 musica musical musician musicman muslim mustafa mustan mustang mustangs mustard mutant mutley mybaby
mydick mygirl mykids mylife mylove myname mynameis mypass mypassword myporn myrtle myself myspace1 mystery mystic
mytime myworld myxworld nachos nadine namaste nancy1 nancy123 nanook napalm napass napoleon napoli napster narnia
naruto nascar nascar24 nassau nastia nasty1 nastya natali natalia natalie nataly natalya natasha natchez natedogg
nathalie nathan nathanie nation national native natural nature naughty nautica nautilus navajo navigator navyseal
nazgul nbvjatq ncc1701 ncc1701a ncc1701d ncc1701e ncc74656 ne1469 nebraska needles negative negocio nellie nelson
nemesis nemrac58 neptune nermal nestle nestor netscape network neutron nevada nevermin nevermind nevermore nevets
neville newark newbie newcastl newcastle newlife newman newpass newport newton newuser newyear newyork nextel nfnmzyf
nfytxrf nguyen niceass niceguy nicetits nicholas nichole nickel nicola nicolas nicole nigger nightmar nightmare
nightowl nights nightwin nightwish nikita nikitos nikki1 nikola nikolai nikolas nikolay nimbus nimitz nimrod nineball
nineinch niners nineteen ninja1 ninjas nintendo nipper nipple nipples nirvana nissan nitram nittany nobody noelle
nofear nokia1 nokia123 nokia5530 nokia5800 nokia6233 nokia6300 nokian73 noles1 nolimit nomore noname noname123
nonenone noodle noodles nookie nopass nopassword norbert norfolk normal norman normandy norris northern norton norway
norwich nosferatu nostromo notebook nothing notnow notredam notused nounours novell november nthvbyfnjh ntktajy
ntktdbpjh nuclear nudist nugget nuggets number nurlan nurses nursing nutmeg nutter nuttertools nwo4life nygiants
nyjets nylons nymets nympho oakland oakley oaktree oatmeal obelix oberon obiwan objects oblivion obsidian oceans
ocelot october octopus odessa odyssey office officer offshore ohmygod ohshit ohyeah oicu812 oilers okinawa oklahoma
oksana oldman olemiss olenka olesya oliver olivia olivier olympia olympic olympus omega1 onelove onetime onetwo onions
online onlyme onlyone ontario opendoor openit opennow openup operator ophelia opiate optimist optimus option options
oracle orange oranges orchard orchid oregon orgasm orient original orioles orion1 orlando osasuna oscar1 osiris osprey
oswald othello ottawa ou8122 ou8123 outback outkast outlaw outside outsider overkill overlord ownage oxford oxygen
oyster p0015123 p0o9i8u7 p4ssw0rd p@ssw0rd pa55w0rd pa55word pacers pacific pacino packard packer packers pacman
paddle padres paintbal paintball painter painting paisley pajero pakista pakistan palace paladin palermo pallmall
palmer palmtree paloma pamela panaderia panama panasoni panasonic pancake pancakes pancho panda1 pandas pandora
panhead panter pantera panther panthers panties pantyhos panzer papamama paperino papers papillon papito paquito
paradigm paradis paradise paradox paragon paramedi paranoid paris1 parker parkour parlament parola parrot partner
pasadena pascal pass123 passat passes passion passmast passme passord passpass passport passw0rd passwd passwor
password password01 password12 password123 password99 passwords passwort pastor pasword patches pathetic pathfind
patience patric patrice patrici patricia patrick patrik patriot patriots patrol patton paulie paulin paulina pauline
paulpaul pavement pavilion pavlik pavlov paxton payday payton pdtplf peabody peace1 peaches peachy peacock peanut
peanuts pearl1 pearljam pearls pearson peavey pebble pebbles pecker peddler peekaboo peeper peewee pegasus pelican
pencil penelope penetration penguin penguins penis1 penny1 pentagon penthous pentium people pepito pepper peppers
pepsi1 perfect perkins persian persik person persona personal pertinant pervert peter1 peterbil peterpan peters
peterson petrov petrova petrovich petunia peugeot peyton phantom pharao pharmacy pheonix phialpha philip philipp
philippe philips phillies phillip phillips philly phish1 phoebe phoeni phoenix photo1 photon photos phyllis physics
pianoman pianos piazza picard picasso piccolo pickle pickles pickup picture pictures picturs pierce piercing pierre
pigeon piggies piglet pigpen pikachu pilgrim pillow pimpdadd pimpdaddy pimpin pimping pinball pineappl pineapple
pinetree pingpong pinhead pinkfloy pinkfloyd pinkie pinky1 pinnacle pioneer pipeline pippen pippen33 pippin piramida
pirate pirates pisces pisser pissing pissoff pistol piston pistons pitbull pitcher pitchers pixies pizdec pizza1
pizzahut pizzaman pizzas pjkjnj placebo placid planes planet plants plasma plastic plastics platinum platon platypus
playball playboy player players playing playmate playstat playstation playtime please pleasure ploppy plumber plymouth
pobeda pocket poetry pointer poison pokemo pokemon poker1 poland polaris police polina polish pollux polniypizdec0211
polopolo polska pommes pompey poncho pontiac poochie poodle poohbear pookey pookie pool6123 poontang poop123 pooper
poophead poopie poopoo pooppoop pooter popcorn popeye popova popper poppy1 poptart porkchop pornking porno1 pornos
pornporn pornstar porsche portal porter portia portland portugal poseidon positive possum postal poster postman potato
pothead potter powder powell power1 power123 powerful powerman powers prague praise prayer prayers preacher preciosa
precious predator prelude premier premium presario presiden president presley pressure presto preston pretty pretzel
priest primus prince princes princesa princess pringles printer printing prissy private privet pro100 probes prodigy
producer profile profit program progress project promise property prophecy prophet prospect prosper protect protocol
proton prototype proview prowler prozac psycho public puddin pudding puffer puffin pufunga7782 pugsley pulsar pumper
pumpkin pumpkins punisher punkass punker punkin punkrock puppet puppies puppy1 puppydog pupsik purdue purple pushkin
pussey pussie pussies pusssy pussy1 pussy123 pussy69 pussycat pussyman pussys putter puzzle pyramid python q11111
q12345 q1234567 q123456789 q1q2q3 q1q2q3q4q5 q1w2e3 q1w2e3r q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4 q2w3e4r5 qawsed qawsedrf
qaywsx qaz123 qaz123wsx qazqaz qazwsx qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv qazxcv qazxsw
qazxswedc qazzaq qpalzm qq123456 qqq111 qqqqq1 qqqwww qqwwee quality quant4307s quantum quartz quasar quattro quebec
queen1 queenie queens quentin question quincy qw123456 qwaszx qwe123 qwe123qwe qwe321 qweasd qweasd123 qweasdzx
qweasdzxc qweasdzxc123 qwedsa qweqwe qwer12 qwer1234 qwerasdf qwerasdfzxcv qwert1 qwert123 qwert12345 qwert40 qwerty
qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty13 qwertyu qwertyui qwertyuio qwertyuiop
qwertyuiopn r2d2c3po rabbit rabbits rabota racecar racer1 racers racerx rachael rachel rachelle racing radeon radical
radiohea radiohead raduga rafael ragnarok raider raiders railroad rainbow rainbows rainer raining rainman rainyday
raistlin raleigh ralphie rambler rambo1 ramirez ramjet rammstein ramona ramones rampage ramrod ramses ramsey rancid
randall randolph random randy1 ranger rangers raphael rapper raptor raquel rascal rasdzv3 rasmus rasputin rastaman
ratboy ratman raven1 ravens raymond rbhbkk rctybz reader readers reading reagan reality really realmadrid reaper
reason rebecca rebel1 rebels recall reckless record records recovery red123 redalert redbaron redbird redbone redbull
redcar reddevil reddog reddwarf redeye redfish redfox redhat redhead redheads redhot redlight redline redman redneck
redone redrose redrum redskin redskins redsox redstar redwine redwing redwings redwood reebok reefer reeves referee
reflex reggae reggie regina reginald register rehbwf reilly reload reloaded remember remingto remote renata renate
renato renault renegade repair report reptile republic requiem rereirf rescue research reserve resident respect
restart retard retire retired return reuben reveal revenge review revoluti revolution revolver reynolds rfgecnf rfhbyf
rfhfvtkmrf rfhfylfi rfhnjirf rfnthbyf rfntymrf rfrfirf rfrnec rfvfcenhf rhbcnbyf rhfcfdbwf rhfcjnf rhfcjnrf rhiannon
rhino1 rhinos rhjkbr rhjrjlbk rhonda rhtdtlrj rhubarb ribbit ricard ricardo riccardo richar richard richards richie
richmond riddle riders riffraff rightnow riley1 rimmer ringer ripken ripley ripped ripper ripple ritter rivera
riverrat rivers riversid rjhjkm rjhjktdf rjirfrgbde rjntyjr rjycnfynby roadkill roadking roadrunn roadrunner roadster
roadway robbie robert roberta roberto roberts robin1 robins robinson robocop robotech robotics rochelle rocker rocket
rockets rockford rockhard rockie rockies rockin rocknrol rocknroll rockon rockrock rockstar rockwell rocky1 rocky2
rodman rodney rodrigo rodrigue roger1 rogers roland roller rollin rolling rollins rolltide romance romano romans
romantic romashka romeo1 romero rommel ronald ronaldinho ronaldo ronnie roofer rookie rooney rooster roosters rootbeer
rosario roscoe rosebud rosemary rosewood roswell rotary rotten route66 rovers roxanne royals royalty rrpass1 rtyuehe
rubber rubble rubicon rudeboy rudolf rufus1 rugby1 rugger rulezzz rumble runaway runescape runner running rupert
rush2112 ruslan russel russell russia russian rustam rusty1 rusty2 rustydog ruthie s123456 sabbath sabina sabine
sabres sabrina sacred sadie1 safari safety safeway saffron sahara saigon sailboat sailing sailor saints sairam saiyan
sakura salamander salami salasana saleen salinas sally1 salman salmon salome salomon salope salsero salvador salvatore
sam123 samanth samantha samara samiam samira sammie sammy1 sammy123 sammys samoht sampson samson samsun samsung
samtron samuel samurai sanchez sancho sandberg sander sanders sandie sandiego sandman sandra sandrine sandro sandwich
sandy1 sanford sanfran sanity santafe santana santiago santos sapper sapphic sapphire sarah1 sarajevo sarasara
saratoga sarita sascha sasha1 sasha123 sasha_007 sashka saskia sassy1 sasuke satan666 satana satchmo satellite
saturday saturn sauron sausage sausages savage savanna savannah savior sawyer saxophon sayang scamper scania scanner
scarface scarlet scarlett schalke schatz scheisse schmidt school schumi science scissors scooby scoobydo scoobydoo
scooter scorpio scorpion scotch scotland scott1 scottie scotty scouts scrabble scrapper scrappy scratch scream
screamer screen screwy screwyou script scrotum scruffy scuba1 scully seabee seadog seadoo seagull seahawks sealteam
seamus searay search seaside season seattle seawolf sebastia sebastian sebora sebring second secret secreta secreto
secrets secure security sedona seductive seeker seeking segblue2 seinfeld sekret select selena selina seminole semper
semperfi senate senator senators seneca senior sensei sentinel sentry sephirot sephiroth septembe september serega
serena serenity sergbest sergeant sergei sergey sergio series serious serpent sersolution server service services
sesame seven7 sevens severin sevilla sex123 sex4me sexgod sexman sexsex sextoy sexual sexxxx sexxxy sexy69 sexybabe
sexybitch sexyboy sexygirl sexylady sexyman sexyone sexysexy seymour sf49ers shadow shadow12 shadows shaggy shakira
shakur shalom shaman shampoo shamrock shamus shane1 shaney14 shanghai shania shanna shannon shanti shaolin shark1
sharks sharky sharon sharpe shasta shauna shaved shawna shayla shazam shearer sheba1 sheeba sheena sheepdog sheila
shelby sheldon shelley shells shelly shemale shepherd sheridan sheriff sherlock sherman sherri sherry sherwood shibby
shield shiloh shiner shinobi shirley shitface shithead shitshit shitty shocker shodan shogun shojou shonuf shooter
shopper shopping shorty shotgun shovel shower showing showme showtime shrimp shuang shurik shuttle shutup sickboy
sidekick sidney siemens sierra sigmachi signal silence silent silicon silver silverad silvia simba1 simmons simon1
simona simone simons simple simpson simpsons sinatra sinbad sinclair singapor singer single sinister sinned sinner
siobhan sirius sister sisters sithlord sixers sixpack sixty9 skateboard skater skeeter skibum skidoo skiing skilled
skillet skinhead skinner skinny skipper skippy skittles skolko skorpion skydive skydiver skyhawk skylar skylark skyler
skyline skywalke skywalker slacker slamdunk slammer slapnuts slapper slappy slapshot slater slave1 slavik slayer
sleeper sleepy slick1 slider slimjim slimshad slimshady slinky slipknot slipper slippery sliver slonik sloppy slowhand
slugger sluggo sluttey slutty smackdow smackdown smalls smart1 smartass smashing smeghead smegma smelly smile1 smiles
smiley smirnoff smirnov smith1 smithers smiths smitty smoke1 smoker smokes smokey smokie smokin smoking smooch smooth
smoothie smother smudge snake1 snakes snapon snapper snapple snappy snatch sneakers sneaky snicker snickers sniffing
sniper snooker snoopdog snoopy snowball snowbird snowboar snowboard snowflak snowman snuffy snuggles snyder sobaka
soccer soccer10 soccer11 soccer12 socrates softail softball softtail software sojdlg123aljg sokolova solace solaris
soldat soldier soleil solitude solnce solomon solution someday someone somerset somethin something sommer sonata
sonic1 sonics sonoma sonora sonyericsson sonyfuck sonysony sooner sooners sophia sophie soprano sopranos soso123aljg
soulfly soulmate source southern southpar southpark southpaw sowhat spaceman spanish spanker spanking spankme spanky
spanner sparkle sparkles sparks sparky sparrow sparta spartak spartan spartans speaker speakers spears special
specialk spectre spectrum speedo speedway speedy spence spencer sperma sphinx spider spiderma spiderman spidey spiffy
spike1 spiker spikes spikey spinner spiral spirit spitfire splash spleen splendid spliff splinter spock1 spoiled
sponge spongebo spongebob spooge spooky spooner spoons sporting sports sporty spotty spread spring springer springs
sprint sprinter sprite sprocket sprout spunky spurs1 sputnik spyder sqdwfe squall square squash squeak squeeze
squirrel squirt squirts srinivas stacey stacie stafford stalin stalker stallion standard standby stanford stanislav
stanley stanton staples star69 starbuck starcraf starcraft stardust starfire starfish stargate starligh starman
starship starstar start1 start123 starter startrek starwar starwars stasik static station status stayout stealth
steaua steele steeler steelers stefan stefanie stefano steffen steffi stella stellar stepan stephan stephane stephani
stephanie stephen stephens stereo sterlin sterling sterva steve1 steven stevens stevie stewart stickman sticks sticky
stiffy stigmata stiletto stimpy stinger stingray stinker stinky stitch stocking stocks stockton stolen stone1 stone55
stonecol stonecold stoned stoner stones stonewal stoney stoppedby storage stories storm1 storms stormy straight
strange stranger stratfor stratus strawber strawberry stream streaming street streets strelok strength stress stretch
strider strife strike striker string stripes stripper stroke stroker strong stryker stuart stubby student studio
studly studman stumpy stunner stupid styles stylus subaru sublime submit suburban subway subzero success suckcock
suckdick sucked sucker suckers sucking suckit suckme suckmydick sugar1 sugars suicide sullivan sultan summer summer69
summer99 summers summit sundance sunday sundevil sunfire sunflowe sunflower sunlight sunny1 sunnyday sunrise sunset
sunshin sunshine super1 super123 superb superfly superior superma superman supernov supernova supersonic supersta
superstar support supreme surfer surfing surgery surprise survey surveyor survivor susan1 susana susanna susanne
susieq suslik sutton suzanne suzuki svetik svetlana svoboda swallow sweden swedish sweeps sweet1 sweetheart sweetie
sweetnes sweetness sweetpea sweets sweety swifty swimmer swimming swinger swingers swinging switch swoosh swordfis
swordfish swords sydney sylveste sylvia sylvie syncmaster synergy syracuse system systems syzygy tabasco tabatha
tabitha tacobell tacoma tadpole taekwondo taichi taipan talbot talisman tamara tamerlan tammie tammy1 tampabay tango1
tanker tanner tantra tanya1 tarakan tardis target tarheel tarheels tarpon tarzan tasha1 tatarin tatiana tatjana tattoo
tatyana taurus taxman taylor tazman tazmania tdutybq tdutybz teacher teamo123 teamomucho teaser technics techno teddy1
teddybea teddybear teenage teensex tekken telefon telephon telephone teller temp123 tempest templar temple temppass
tenchi tender tennesse tennis tequier tequiero tequieromucho tequila terefon teresa terminal terminat terminator
termite terrapin terrell terrier terror tessie test12 test1234 tester testing testpass testtest tetris tetsuo texas1
thailand thanatos thanks thankyou theater theatre thebear thebeast thebest theboss thecat thecrow thecure thedog
thedon thedoors thedude theend theforce thegame thegreat thekid theking thelma theman theodore theone therapy theresa
therock thesims thewho thierry things thinking thirteen thirty thisisit thomas thompson thongs thrasher threesom
throat thuglife thumbs thumper thunder thunderb thursday thx1138 tiamat tiberius tiburon ticket tickle tickler
tickling ticklish tictac tienda123 tiffany tiger1 tiger123 tiger2 tigercat tigers tigger tights timber timeout timosha
timothy timoxa94 tinker tinkerbe tinkerbell tinman tintin tipper titanic titanium titans titfuck titleist titman
titten titties tkbpfdtnf toaster tobias tobydog toejam toffee together toilet tokiohotel toledo tolkien tomahawk
tomato tomcat tommie tommy1 tommyboy tomorrow tomtom tongue tonight tonytony toocool toolbox toolman toomuch toonarmy
tootie tootsie topcat topdog topgun tophat topher topolino topper topsecret toriamos torino tornado toronto torpedo
torres tortoise toshiba tosser totoro tottenha tottenham touching towers toyota tracer tracey tracker tractor tracy1
trader traffic trailer trainer training trains traktor tralala trample trance tranny transam transfer transit
translator trapper trauma travel traveler travis treasure treble trebor treefrog treetop treetree trenton trevor
trfnthbyf triangle tribal tribble tricia tricky trident trigger trigun trinidad trinitro trinitron trinity triple
tripleh triplex tripod tripper trisha trista tristan triton triumph trixie trojan trojans trombone trooper tropical
trouble trout1 trucker trucking trucks trueblue truelove truman trumpet trunks trustme trustno tsunami tucker tucson
tuesday tujhrf tulips tunafish tundra tuning turbo1 turbos turkey turkey50 turner turnip turtle turtles tuxedo tweety
twelve twenty twiggy twilight twinkie twinkle twisted twister tycoon tyler1 typhoon tyrant tyrone tyson1 ufkbyf
ukraine ultima ultimate ulysses umbrella umpire undead underdog underground undertak undertaker unicorn unique united
universa universal universe university unknown unlock unreal uptown upyours uranus ursula usa123 usarmy username
usmarine usnavy usuario usuario123 usuckballz1 utjhubq utopia vacation vader1 vagabond vagina valencia valenciacf
valentin valentina valentine valera valeri valeria valerie valeriya valery valhalla valkyrie valley valleywa vampir
vampire vampires vancouve vancouver vanessa vanguard vanhalen vanilla vantage varvara vasilisa vaughn vauxhall vbienrf
vbkfirf vector vectra vedder vegeta vegitta vegitto vehpbr velocity velvet vendetta venera venice ventura venture
verano2024 verano2025 verano2026 verbatim verena veritas verizon vermont vernon verona veronica veronika versace
vertigo vfcnth vfczyz vfhbyf vfhecz vfhufhbnf vfhujif vfibyf vfitymrf vfksirf vfndtq vfntvfnbrf vfrcbv vfrcbvrf vfvekz
vfvfgfgf vfvjxrf vh5150 viagra vickie victor victori victoria victory video1 videos vienna vietnam viewsoni viewsonic
viking vikings viktor viktoria viktoriya village vincent vincenzo vinnie vintage violet violetta violin viper1
vipergts vipers virago virgil virgin virginia virginie virtual vision visitor visual vitalik vitamin vivaespana vivian
vjcrdf vjkjrj vjqgfhjkm vkontakte vladik vladimir vladislav vodafone volcano volcom volkov volkswag volley volleyba
volleyball volume volvo1 voodoo vortex voyager voyeur vqsablpzla vsegda vsjasnel12 vulcan w_pass wachtwoord waffle
waffles wagner waiting walker wallace wallet walleye wally1 walmart walnut walrus walter walton wanderer wanker
wanking wannabe wanrltw wanted wapbbs warcraft wareagle warhamme warhammer warlock warlord warner warning warren
warrior warriors warthog warwick wasabi washburn washingt washington wasser wassup wasted watcher water1 waterboy
waterfal waterloo waterman waters waterski watford watson wayne1 wazzup wdtnjxtr wealth weapon weare138 wearing weasel
weather weaver webber webhompas webmaste webmaster website websol76 websolutions webster wedding weed420 weekend
weezer weiner welcom welcome welder welkom weller wendy1 werder werdna werewolf werner werter wesley western westham
weston westside westwood wetpussy wetter wg8e3wjf whales whatever whatsup whatthe whatup whatwhat wheeler wheels
whiplash whiskers whiskey whisky whisper whistler white1 whiteboy whiteout whitesox whitey whitney whocares whoknows
whores whynot wibble wiccan wicked widget wilbur wildbill wildcard wildcat wildcats wilder wildfire wildman wildone
wildwood wilhelm willard willem willia william williams willie willis willow wilson windmill window windows windsor
windsurf winger wingman wingnut winner winners winnie winona winston winter winter99 wireless wisdom wiseguy wishbone
wizard wizards wizzard wolf359 wolfen wolfgang wolfie wolfman wolfpac wolfpack wolverin wolverine wolves womans wombat
womble wonder wonderboy wonderfu wonderful woodie woodland woodman woodstoc woody1 woofer woofwoof woohoo wookie
wordpass wordup worker working workout wormix worthy wp2003wp wraith wrangler wrench wrestle wrestler wrestlin
wrestling wright wrinkle1 writer wsxedc wutang wxcvbn wyoming xanadu xander xantia xavier xbox360 xerxes xfiles xtreme
xxx123 xxxpass xxxxxx1 xyz123 yamaha yamahar1 yamato yankee yankees yaroslav yasmin ybrbnf ybrjkfq yeahbaby yellow
yessir yfcntyf yfcntymrf yfnfif yfnfkb yfnfkmz yinyang yjdsqgfhjkm yogibear yolanda yomama yorkie yosemite youknow
young1 yourmom yousuck youtube yoyoma yugioh yvette yvonne yzerman z12345 z1x2c3 z1x2c3v4 z1x2c3v4b5 zachary zalupa
zander zanzibar zaphod zapper zaq123 zaq12wsx zaq1xsw2 zaqwsx zaqwsxcde zaqxsw zaqxswcde zaragoza zaraza zarina zasada
zenith zephyr zeppelin zerocool zerozero zhjckfd zhuang zidane ziggy1 zigzag zildjian zimmer zinger zipper zodiac
zoloto zombie zoomzoom zorro1 zurich zvezda zxasqw zxasqw12 zxc123 zxcasd zxcasdqwe zxcasdqwe123 zxccxz zxcv123
zxcvb123 zxcvbn zxcvbnm zxcvbnm123 zyjxrf zzzxxx
`
    .trim()
    .split(/\s+/),
)

/**
 * Whether it is one of the most common passwords, ignoring case, accents and a digit at the end. Up to ten digits without
 * letters are common: every fourth of the 10,000 most common passwords is a date or another number.
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > 128) return false
  const plain = foldAccents(password.normalize('NFKC')).trim()
  return /^\d{1,10}$/.test(plain) || COMMON.has(plain) || COMMON.has(plain.replace(/\d$/, ''))
}
