/** Searches, each with category ids: a shop of one must be among the first five results. Without ids: none is found. */
export const SEARCHED_QUERIES = `
barra de pan|2
cruasanes|2,3,8
empanada|2,3
churros|8,2,3
vino tinto|7
botella de vino|7
filetes de ternera|5
pollo|5,9
albóndigas|5,9
huevos|4,15,7
fruta|4
gambas|6
calamares|6,9
marisco|6
paella|9
menú del día|9
merendar|8,3,10
helado|10,3,8
medicina|28
aspirina|28
farmacia de guardia|28
gafas de sol|18
gafas|18
lentillas|18
audífono|18
cargador|22
tinta de impresora|12,22
impresora|22,12
auriculares|22
lavadora|21
nevera|21
taladro|20
pintura|20
pintar la casa|20
copia de llaves|20
llaves|20
manguera|20,23
plantas|23
ramo de novia|23
flores|23
flores para un entierro|23
cuaderno|12
bolígrafos|12
fotocopias|12
material escolar|12
mochila|12,13,15
regalo|26
detalle de boda|26
ropa de bebé|15
ropa de mujer|15
vestido de fiesta|15
coser|17
hilo|17
botones|17
cremallera|17
lana|17
pila de reloj|19
pilas|19,20,21
anillo de boda|19
pendientes|19
arreglar reloj|19
peluquería|27
cortar el pelo|27
mechas|27
barbero|27
afeitado|27
arena de gato|24
foto de carnet|30,12
jabón|1
lejía|1
detergente|1
artesanía|25
cerámica|25,26
panadería abierta|2
farmacia abierta ahora|28
algo para cenar|9
bookshop|11
hairdresser|27
fish|6
butcher|5
restaurant|9
sabateria|16
llibreria|11
farmàcia|28
perruqueria|27
fruiteria|4
carnicaría|5
okindegia|2
harategia|5
liburudenda|11
botika|28
chuches|2,3,12,7
caramelos|3,7,12
turrón|3,7,2
roscón de reyes|3,2
aceite de oliva|7,1
tapas|9,7
cerveza|9,8,7
pasta de dientes|28,1
tirita|28
termómetro|28
toallas|17,15,1
cortinas|17,15
televisión|21
aire acondicionado|21
plancha|21
periódico|11,12
sobres|12
celo|12,20
silla de enea|25
pecera|24
escalera|20
candado|20,14
espejo|26,20,25
vela|26,1,25
perfume|1,26,28
pan de pueblo|2
magdalenas|2,3,8
pan sin gluten|2,29
donde comprar pan|2
croissants|2,3,8
tarta de cumpleaños|3
tartas|3
pasteles|3
bombones|3,7
ensaimadas|2,3
bizcocho casero|2,3
roscones|2,3
galletas|2,3,7
naranjas|4
tomates|4
patatas|4
lechuga|4
plátanos|4
sandías|4
verdura ecológica|4,29
cebollas|4
limones|4
aguacate|4
setas|4
frutos secos|4,7
chuletas de cordero|5
jamón|5,7
jamón serrano|5,7
chorizo|5,7
salchichas|5
carne picada|5
hamburguesas|5,9
pechuga de pollo|5
embutidos|5,7
solomillo|5
costillas|5
conejo|5
merluza|6
sardinas|6,7
salmón|6
mejillones|6,7
pulpo|6,9
sepia|6
atún|6,7
bacalao|6,7
almejas|6
langostinos|6
queso|7,5
queso de cabra|7,5
cava|7
vermut|7,8
licores|7
aceitunas|7,4,8
conservas|7
legumbres|4,7,29
miel|7,29
especias|7
cesta de navidad|7
café|8
desayuno|8
desayunar|8
tostadas|8,2
bocadillos|8,2
cañas|8
merienda|8,3
chocolate con churros|8,3,2
comer|9
donde comer|9
cenar con niños|9
arroz|9,7
menú|9
comida para llevar|9,6
reservar mesa|9
comida vegetariana|9
pizza|9,2
libros|11
novelas|11
cuentos infantiles|11
libro de texto|11,12
revistas|11,12
diccionario|11
lápices|12
folios|12
carpetas|12
imprimir|12
agenda|12,26
rotuladores|12
pegamento|12,20
papel de regalo|12
cartulina|12
globos|13,12,26
juguetes|13
muñecas|13
puzzle|13
juegos de mesa|13
peluches|13,26
disfraces|13,15
balón|13
bicicleta|14
bici niño|14
pinchazo|14
casco de bici|14
arreglar bicicleta|14
patinete|14,13
pantalones|15
vaqueros|15
camisas|15
abrigo|15
calcetines|15,17
pijama|15,17
ropa de niño|15
faldas|15
bañador|15
tallas grandes|15
bragas|15,17
zapatos|16
zapatillas|16
botas de agua|16
sandalias|16
alpargatas|16
zapatos de novia|16
zapatos de niño|16
plantillas|16,28
agujas|17
telas|17
arreglar pantalones|17,15
coger el bajo|17,15
ganchillo|17
manteles|17
imperdibles|17
graduar la vista|18
gafas graduadas|18
gafas de lectura|18
revisión ocular|18
lentes de contacto|18
relojes|19
despertador|19,21
correa de reloj|19
alianzas|19
collar|19,24
pulseras|19
joyas|19
cambiar la pila del reloj|19
tornillos|20
bombillas|20,21
martillo|20
cerradura|20
enchufe|20
brochas|20
grifo|20
cuerda|20
destornillador|20
silicona|20
frigorífico|21
lavavajillas|21
horno|21,2
microondas|21
secadora|21
aspiradora|21
secador de pelo|21
cafetera|21
arreglar lavadora|21
móvil|22
arreglar móvil|22
pantalla rota|22
ordenador|22
portátil|22
funda móvil|22
ratón de ordenador|22
cable usb|22
rosas|23
ramo de rosas|23
macetas|23
cactus|23
tierra para macetas|23
corona funeral|23
árbol de navidad|23
semillas|23,29
veterinario|24
pienso|24
comida de gato|24
vacuna perro|24
correa de perro|24
pájaros|24
cestas|25
botijo|25
sillas|25
capazo|25
regalo de cumpleaños|26,13
regalo para mi madre|26,19,23
marco de fotos|26,30
tazas|26
tinte|27,1
manicura|27
corte de pelo|27
barba|27
peinado de novia|27
medicamentos|28
paracetamol|28
pañales|28,1
crema solar|28
mascarillas|28
jarabe para la tos|28
biberón|28
infusiones|29,7
té verde|29
herbolario|29
tofu|29
bread|2
shoes|16
pharmacy|28
flowers|23
toys|13
glasses|18
fleca|2
carnisseria|5
peixateria|6
joguines|13
sabates|16
peixe|6
froitería|4
loradenda|23
arropa|15
gimnasio|
dentista|
taller de coches|
cambio de aceite|
autoescuela|
notario|
abogado|
inmobiliaria|
gasolinera|
tabaco|
fontanero|
banco|
hotel|
clases de inglés|
moto|
agencia de viajes|
lavandería|
piscina|
alquiler de coches|
fisioterapeuta|
cambiar suelas|16
reparar zapatos|16
poner tapas a los zapatos|16
botas de montaña|16
running shoes|16
revisarme la vista|18
limpiar gafas|18
cremayera|17
poner cremallera|17
arreglar vestido|17,15
comprarme un abrigo|15
puericultura|13,15,28
taladradora|20
cerrajero|20
copiar yaves|20
cuchiyo|20,7
hacer llaves|20
hacer fotocopias|12
encargar una tarta|3
birthday cake|3
boteya de vino|7
poyo asado|5,9
paeya|9
fresh fish|6
planta para regalar|23
coronas difuntos|23
aniyos|19
agujerear orejas|19
cortarme el pelo|27
teñirme|27
depilarme|27
me duele la garganta|28
comida para el gato|24
vacunar al perro|24
rueda pinchada|14
libretas cuadriculadas|12
birthday gift|26,13
tatuajes|
psicólogo|
pisos en venta|
cambiar neumáticos|
cine|
guardería|
se me han roto las gafas|18
reloj niña|19
coca de tomate|2,3
donde compro harina de fuerza|2,7,29
dónde puedo comprar un regalo para mi suegra|26,25,23,19
regalo para un bebé|15,13,26
regalo amigo invisible|26,25,13,12
regalo para el profe|26,12,25,11
flores para el cementerio|23
centro de mesa|23
abono para los geranios|23
una maceta grande|23
tierra para plantas|23
se me ha pinchado la bici|14
camara de bicicleta|14
casco de bici para niño|14
arreglar frenos bici|14
pila para el reloj|19
correa reloj|19
pendientes de plata|19
anillo de compromiso|19
agujeros en las orejas|19,28
pantalla del movil rota|22
mi ordenador va lento|22
cargador de iphone|22
funda movil|22
tinta para la impresora|22,12
encuadernar trabajo|12
libros de texto|11,12
cartulinas de colores|12
mochilas para el cole|12,15
forro para los libros|12,11
boligrafos|12
estuche|12
novela negra|11
cuento para niña de 5 años|11,13
puzle 1000 piezas|13
juego de mesa|13
muñeca|13
disfraz de carnaval|13,1,15,17
globos cumpleaños|12,13,1,26
velas de cumpleaños|3,12,1,26
tartas por encargo|3
pan integral|2
empanadillas|2,3
ensaimada|2,3,8
turrones|7,3
queso curado|5,7
pollo asado|9,5
costillas de cerdo|5
morcillas|5
gambas frescas|6
lubina para el domingo|6
tomates de verdad|4
verdura ecologica|4
huevos camperos|4,7,5
lentejas|4,7
donde comer paella|9
restaurante con terraza|9
café para llevar|8,2
comida para el perro|24
pienso gato|24
veterinario de urgencia|24
collar antipulgas|24
farmasia|28
pastillas para la tos|28
tiritas|28
leche para bebés|28
manzanilla|29,7,28
champu anticaida|28,29,1,27
corte de pelo hombre|27
tinte pelo|27,1
peluqueria de señoras|27
barberos|27
zapatillas de andar por casa|16
coser los bajos del pantalón|17,15
lana para hacer jersey|17
abrigo de mujer|15
talla grande|15
pijama de niño|15
se me ha roto la lavadora|21
microondas barato|21
pintura para la pared|20
grifo que gotea|20
lejia|1,7
fregona|1,20
cesta de mimbre|25,26
guitarra española|1,25
forn de pa|2
peix fresc|6
ulleres de sol|18
tallar-se els cabells|27
pintura i brotxes|20
peixe fresco|6
zapatos de muller|16
ogia|2
liburu-denda|11
bakery|2,3
shoe shop|16
fish market|6
vegan food|29,4,9
haircut|27
phone repair|22
dog food|24
audifonos|18
graduarse la vista|18
cuerda para tender la ropa|20,1,4
tarta de limón|3
pan de nueces|2
helado de fresa|10,3,8
empanada de atún|2,3
zumo de naranja natural|8,4
camiseta de niño|15
botas de piel hombre|16
sandalias mujer|16
paraguas niño|15,26,1
pendientes de coral|19
cortinas de cocina|17,15
lámpara de mesa|26,25,21,20
gafas de niño|18
vestido de comunión|15
zapatos comunión niña|16
libro de cocina|11
cuchillo para jamón|20,7
cama de perro|24
jabón de lavadora|1
bolsas de aspiradora|21
cafetera de cápsulas|21
flores para mi madre|23
reloj de pared|19,26
reloj para mi padre|19
collar de perlas|19
libros para bebés|11
bicicleta de segunda mano|14
muñeca de trapo|13
pintura blanca|20
café molido|8,7
pan para perros|24
pastel de carne|3,2,9
ropa para perro|24
champú para perros|24
pienso para gallinas|24
agua destilada|1,20,28
aceite de motor|
ascensores|
serigrafía|
marmolería|
herrero|
crossfit|
acupuntura|
casa de apuestas|
bingo|
tasador|
ingeniero|
seguros|
limpieza de cristales|
punto limpio|
clínica|
centro médico|
camiones|
tractor|
maquinaria agrícola|
préstamos rápidos|
comprar piso|
butacas de cine|
entradas|
helicóptero|
nutricionista|
mochila de niña|12,15,13
cartera de piel|15,16,26,25
cinturón de cuero|15,16,25
regalo para hombre|26
corona de flores|23
flores secas|23
caja de bombones|3,7
vino para regalar|7
jamón para regalar|5,7
plantas de exterior|23
luces de navidad|20,26,21
figuras del belén|26,25
árbol de navidad pequeño|23
pilas para mando|20,21,19
pulsera de cuero|19
anillo de plata hombre|19
funda para tablet|22
cable de red|22,20
teclado y ratón|22
hilo de coser negro|17
botones de madera|17
tela de algodón|17
zapatos que no aprieten|16
zapatillas de ballet|16,15
arreglo de barba|27
corte de niño|27
vitaminas para el pelo|28,29
té para dormir|29,28
miel de romero|29,7
garbanzos a granel|4,7,29
pescado para paella|6
carne para cocido|5
huesos para caldo|5
fruta de temporada|4
cesta de fruta|4
cambiar aceite|
cambiar el aceite del coche|
cajero automático|
escuela infantil|
hostal|
apartamentos turísticos|
notaría|
abogados de familia|
gestoría|
asesoría fiscal|
pisos de alquiler|
alquilar piso|
coche de segunda mano|
concesionario|
taller mecánico|
mecánico de coches|
lavadero de coches|
desguace|
ITV|
pasar la itv|
taxi|
pedir un taxi|
autobús|
parking|
tanatorio|
funeraria|
carnet de conducir|
academia de inglés|
clases de baile|
clases de yoga|
pilates|
masajista|
masajes|
dentista para niños|
podólogo|
médico|
hospital|
seguros de coche|
seguro del hogar|
viajes|
discoteca|
karaoke|
estanco|
tintorería|
electricista|
albañil|
cristalería|
tapicero|
muebles|
sofá|
colchones|
cocinas a medida|
trastero|
mudanzas|
residencia de ancianos|
cuidar ancianos|
limpieza de casas|
empresa de limpieza|
correos|
lotería|
ropa de segunda mano|15
biblioteca|
ayuntamiento|
colegio|
motos de segunda mano|
recambios de coche|
chapa y pintura|
repartidor|
cambio de neumáticos|
revisión del coche|
frenos del coche|
alquiler de furgonetas|
alquiler de local|
local comercial|
parking de camiones|
grúa|
oficina de correos|
policía|
pediatra|
ginecólogo|
logopeda|
clínica dental|
ortodoncia|
clínica veterinaria equina|
cambiar la batería del coche|
lavar el coche|
pintar el coche|
mecánico|
chapista|
reformas|
reformas de baños|
arquitecto|
aparejador|
placas solares|
calefacción|
gasoil|
abogada|
procurador|
detective|
traductor jurado|
crédito hipotecario|
teatro|
bolera|
parque acuático|
museo|
camping|
alojamiento|
casa rural|
habitaciones|
clases de guitarra|
clases particulares|
clases de natación|
academia|
escuela de danza|
campamento de verano|
canguro|
cuidadora|
niñera|
electricista urgente|
desatascos|
alarmas|
iglesia|
cementerio|
juzgado|
gestor|
contable|
seguro de vida|
spa|
sauna|
tatuador|
cambio de divisas|
casa de empeños|
alquiler de trajes|
lavado de alfombras|
guardamuebles|
mudanza|
transportes|
mensajería|
aeropuerto|
bus|
vuelos baratos|
cruceros|
tienda de armas|
puerto deportivo|
tienda de muebles|
sofás cama|
colchonería|
tienda de deportes|
botas de fútbol|16
raqueta de pádel|
pista de pádel|
alquiler de kayaks|
escuela de surf|
tabla de surf|
depilación láser|
centro de estética|
extensiones de pestañas|
bótox|
piercing|19
tatuajes pequeños|
taller de motos|
cambiar el parabrisas|
recambios moto|
alquiler coche sin conductor|
coches km 0|
vender mi coche|
tractores de segunda mano|
lavandería autoservicio|
planchado de camisas|
puertas blindadas|
ventanas de aluminio|
piscinas prefabricadas|
mantenimiento de piscinas|
pladur|
parquet|
azulejos para baño|
tejados y goteras|
carpintero|
carpinteria de aluminio|
exterminador de plagas|
control de plagas|
fumigar cucarachas|
clases de inglés para niños|
profesor de matemáticas|
escuela de idiomas|
academia de oposiciones|
clases de cocina|
guarderia canina|
adiestrador de perros|
escuela de equitación|
alquiler de disfraces|
organizador de bodas|
dj para bodas|
salón de bodas|
castillos hinchables|
parque de bolas|
escape room|
sala de conciertos|
rotulación de furgonetas|
diseño web|
agencia de marketing|
asesor fiscal|
declaración de la renta|
sacar dinero|
abrir una cuenta bancaria|
comprar lotería de navidad|
cigarrillos electrónicos|
vaper|
sex shop|
fotógrafo de bodas|
dentista barato|
implantes dentales|
psicologo infantil|
quiropráctico|
osteópata|
reproducción asistida|
análisis de sangre|
residencia tercera edad|
alquiler vacacional|
aseguradora|
gasolina barata|
cargador coche eléctrico|
punto de recarga|
trasteros baratos|
enviar un paquete|
billetes de tren|
ferry|
alquiler de barcos|
gimnàs|
advocat|
dentist near me|
car hire|
estate agent|
tire shop|
launderette|
hortz klinika|
talleres mecanicos|
fontaneros|
armería|
anticuario|
antigüedades|
tienda de cómics|11
videojuegos|13,22
pan rallado sin sal|2
barra rústica|2
bollería|2,3,8
pan de molde|2
donuts|2,3,8
milhojas|3
tarta de queso|3,8,9,7
tarta san marcos|3
buñuelos|2,3,8
panellets|3,2
fartons|2,3,8
orxata|10,8
horchata|10,8
granizado de limón|10,8
cucurucho|10
fresas|4
mandarinas|4
alcachofas|4
calabaza|4
pimientos|4
boniatos|4
caracoles|5,6,4,9
longanizas|5
pavo|5
lomo embuchado|5,7
hígado de ternera|5
carne para barbacoa|5
percebes|6
boquerones|6,9
rape|6
anchoas|6,7
bogavante|6,9
queso manchego|7,5
vino blanco|7
ginebra|7
champán|7
garrafa de vino|7
capuchino|8
colacao|8,7
cruasán a la plancha|8,2,3
arroz a banda|9
fideuà|9
cenar pescado|9
bocata de calamares|8,9,6
coca cola|8,9,7,1
novela romántica|11
libro de harry potter|11
el quijote|11
mapas|11,12
post-it|12
bolis bic|12
calculadora|12
plastilina|12,13
lego|13
playmobil|13
patinete niño|13,14
inflador bici|14
inner tube|14
zapatillas nike|16,14
chanclas|16
botines mujer|16
plantillas zapatos|16,28
cordones|16,17
vestido de novia|15
body bebé|15
alfileres|17
cinta elástica|17
aguja de ganchillo|17
velcro|17,20
gafas progresivas|18
liquido de lentillas|18,28
pilas audífono|18,28,19
rolex|19
cadena de oro|19
cinta americana|20,12
brocha|20
barniz|20
bombillas led|20,21
freidora de aire|21
batidora|21
vitrocerámica|21
samsung|22,21
usb|22,12
raton inalambrico|22
orquídeas|23
rosas rojas|23
desparasitar perro|24
comida gatos|24
acuario|24
correa perro|24,19
alfombra de esparto|25
taza personalizada|26,25
cortar flequillo|27
alisado|27
laca pelo|27,1
ibuprofeno|28
test de embarazo|28
espirulina|29,28
aloe vera|29,28,23
quitamanchas|1
suavizante|1
insecticida|1,20
cuerdas de guitarra|1
formatge|7,5
polbo|6
arraina|6
lorategia|23
cheese|7,5
shoes for kids|16
tienda de sofás|
tienda de caza|
cartuchos de escopeta|
taller de chapa|
cambiar el embrague|
ruedas para el coche|
amarre para barco|20
academia de baile|
profesora de piano|
clases de pintura para adultos|
gimnasio 24h|
entrenador personal|
fisioterapia|
uñas de gel|27
masaje relajante|
clínica capilar|
dermatólogo|
oculista del seguro|
ambulatorio|
residencia para perros|
cementerio de mascotas|
hotel con piscina|
apartamento en la playa|
camping cerca del mar|
agencia inmobiliaria|
comprar un terreno|
abogado divorcio|
gestoria autonomos|
seguro de decesos|
banco santander|
cajero|
cambiar dólares|
estanco cerca|
lavar alfombras|
limpieza a domicilio|
cuidado de mayores|
mudanza barata|
contenedor de escombros|
reformar la cocina|
toldos|20
cristales para ventana|
fosa séptica|
leña para la chimenea|20
butano|20
estufa de pellets|20,21
piscina municipal|
cine de verano|
discoteca abierta|
alquilar un castillo hinchable|
autocaravanas|
taller de tractores|
oficina de turismo|
clases de vela|
gym|
real estate|
plumber|
pan de centeno|2
rosquilletas|2
palmeras de chocolate|2,3,8
pastel de cumpleaños para niños|3
brazo de gitano|3
cocas dulces|2,3
manzanas golden|4
berenjenas|4
zanahorias|4
ternera para guisar|5
morcilla de burgos|5,7
callos|5,9
pulpitos|6
cigalas|6,9
dorada|6
cerveza sin alcohol|9,8,7
orujo|7
vinagre de jerez|7
café con leche|8
almuerzo popular|8,9
menu infantil|9
mesa para diez|9
polos de hielo|10
libro de recetas|11
best seller|11
goma de borrar|12
agenda 2027|12
impresora epson|22,12
coche teledirigido|13
muñecos|13
cubierta de bici 26|14
sillín|14
bambas|16,14
zapatos de tacon|16
chaqueta vaquera|15
sujetador|15,17
dedal|17
parche para pantalones|17
gafas para leer|18
pulsera de plata|19
reloj casio|19
llave inglesa|20
cinta de carrocero|20
horno eléctrico|21
ventilador|21
móvil xiaomi|22
portatil|22
rosal|23
centro de flores|23
hamster|24
vacuna del perro|24
cuenco de barro|25
sonajero|13,15,26
navaja de afeitar|27,1
jarabe|28
infusión digestiva|29,28
escoba|1,20
desodorante|1,28
pa de poble|2
carn picada|5
haragi|5
icecream|10
glasses repair|18
toy shop|13
guarnicionería|
taller de costura para coches|
tienda de trajes de flamenca|
peletería|
tienda de motos eléctricas|
cambio de pastillas de freno del coche|
cerrajería de coches|
dentista de guardia|
endodoncia|
clínica estética|
nutricionista infantil|
psiquiatra|
terapia de pareja|
yoga para embarazadas|
clases de pádel|
campo de golf|
club náutico|
alquiler de motos de agua|
buceo bautismo|
excursiones en barco|
hostal económico|
piso compartido|
casa en venta|
garaje en alquiler|
tasación de viviendas|
hipotecas|
crédito rápido|
abogado laboralista|
asesoría laboral|
seguro de salud|
detectives privados|
intérprete de inglés|
imprimir lonas publicitarias|
marketing digital|
reparación de lavabos y tuberías|
desatascar tuberías|
aislamientos térmicos|
cambiar ventanas|
escayolista|
soldador|
tapizar sillones|
muebles a medida|
sillas de oficina|
cunas y camas|
colchón viscoelástico|
ludoteca municipal|
chiquipark|
cine con palomitas|
sala de fiestas|
mudanzas internacionales|
correos express|
estación de tren|
lavadero de perros en coche|
tatoo|
hair transplant|
gestoria|
llar d'infants|
clínica dental infantil|
ambulatori|
ferralla|
croquetas de jamón|5,9
tortilla de patatas|9,8
mejillones en escabeche|6,7
ostras|6
almendras garrapiñadas|4,3,7
pan de pipas|2
medias noches|2,3
cocas de verdura|2,3
pastel de boniato|3,2
roscón|2,3
melones|4
cilantro|4
judías verdes|4
chuletón de vaca|5
carrillera|5
salchichón|5,7
quesos para tabla|7
vino de la zona|7
licor de hierbas|7
cortado|8
comer arroz hoy|9
terraza con sombra|8,9
cuentos para dormir|11
libros en valenciano|11
mapa de la comarca|11,12
fotocopias a color|12
pegamento de barra|12
tizas|12
puzzle infantil|13
juegos de magia|13
timbre bici|14
cambiar rueda bicicleta|14
ropa premamá|15
camisas de hombre|15
pijamas de invierno|15
zapato ancho|16
zapatillas deporte niña|16
ovillos de lana|17
tela para cortinas|17
lentes de contacto blandas|18
gafas rotas|18
colgante de plata|19
cambiar pila reloj|19
alianzas de boda|19
bisagras|20
llave de paso|20
pintura antihumedad|20
nevera pequeña|21
cable hdmi|22,21
movil segunda mano|22
plantas de interior|23
vacunar gato|24
pienso perro grande|24
cestas de mimbre|25
regalo de aniversario|26,19
corte degradado|27
tinte sin amoniaco|27,29
gasas|28
colirio|28
tila|29,28,7
jabón lagarto|1
fregasuelos|1
púas de guitarra|1
sabatilles|16
pà amb llavors|2
peixos frescos|6
quién vende pilas|19,20,21
quien arregla zapatos|16
quién tiene pan sin gluten|2,29
tienes pan|2
a qué hora abre la panadería|2
horario farmacia|28
horario de la peluquería|27
teléfono de la peluquería|27
`
  .trim()
  .split('\n')
  .map((line) => {
    const [query, ids] = line.split('|') as [string, string]
    return { query, categories: ids.split(',').filter(Boolean).map(Number) }
  })
