import type { Trade } from './trades.ts'

/** Trades for home, school, health and pets. */
export const EVERYDAY_TRADES = {
  libreria: {
    names:
      'librería, librerías, librero, libros, llibreria, llibres, libraría, librería, liburudenda, liburu, bookshop, bookstore, books',
    words: `libro, novela, novelas, cuento, cuentos, poesía, cómic, cómics, tebeo, tebeos, manga, lectura, leer, lector, autor, bestseller, best seller,
      libro de texto, libros de texto, libro infantil, libros infantiles, literatura, ensayo, biografía, historia, novela negra,
      guía de viaje, guías de viaje, mapa, mapas, diccionario, atlas, enciclopedia, libro de cocina, recetas, autoayuda, oposiciones, periódico,
      periódicos, prensa, revista, revistas, diario, club de lectura, presentación, firma de libros, marcapáginas, álbum ilustrado, audiolibro, llibre,
      conte, liburu, liburua, liburuak, book, novel, comics, magazine, newspaper`,
  },
  papeleria: {
    names:
      'papelería, papelerías, copistería, imprenta, reprografía, papereria, papelaría, papertegia, papelería, paper, stationery, stationer, copy',
    words: `papel, folio, folios, cartulina, cartulinas, cuaderno, cuadernos, libreta, libretas, bloc, agenda, agendas, calendario, bolígrafo, bolígrafos, boli, bolis,
      lápiz, lápices, lapicero, portaminas, rotulador, rotuladores, subrayador, goma, goma de borrar, sacapuntas, tippex, típex, corrector, pluma, plumas, tinta, cartucho, cartuchos,
      tóner, tinta de impresora, cartucho de impresora, impresora, estuche, estuches, mochila, mochilas, material escolar, vuelta al cole, cosas para el colegio, escolar, carpeta, carpetas,
      archivador, archivadores, funda, fundas, plastificar, forro para libros, forrar libros, encuadernar, encuadernación, fotocopia, fotocopias, fotocopiar, copias, imprimir, impresión, escanear, escáner,
      fax, sobre, sobres, sello, sellos, sellos de caucho, celo, cinta adhesiva, pegamento, cola, barra de pegamento, tijeras, regla, reglas, compás, escuadra, cartabón, calculadora, grapadora, grapas,
      bic, staedtler, milan, moleskine, clips, chinchetas, post it, notas adhesivas, témperas, acuarelas, pinceles, pincel, ceras, plastilina, manualidades, purpurina, goma eva, papel de regalo, tarjetas,
      tarjetas de visita, tarjeta de felicitación, felicitaciones, invitaciones, postal, postales, globos, pizarra, tiza, oficina, foto de carnet, foto carnet, carnet,
      periódico, periódicos, prensa, revistas, chuches, golosinas, caramelos, libros de texto, forrar libros, quaderns, llibreta, bolígraf, caderno, koadernoa, notebook, pen, pens, pencil, photocopies,
      printing, school supplies, envelopes`,
  },
  jugueteria: {
    names:
      'juguetería, jugueterías, juguetes, jogueteria, joguineria, joguines, xoguetaría, xoguetería, xoguetes, jostailu, jostailudenda, toy, toys',
    words: `juguete, muñeca, muñecas, muñeco, muñecos, peluche, peluches, oso de peluche, puzle, puzzle, puzles, rompecabezas, juego de mesa, juegos de mesa, juego, juegos, parchís, ajedrez, dominó,
      cartas, baraja, construcciones, bloques, piezas, tren, trenes, coche de juguete, coches de juguete, teledirigido, radiocontrol, patinete, patines, triciclo, correpasillos, pelota, balón, balones, cometa,
      peonza, trompo, canicas, yoyó, diábolo, disfraz, disfraces, careta, carnaval, globo, globos, cumpleaños, piñata, cocinita, casita de muñecas, sonajero, mordedor, puericultura, carrito, cromos, slime,
      plastilina, pinturas, manualidades, reyes, reyes magos, papá noel, regalo, regalo para niño, regalo de niños, niño, niña, niños, infantil, videojuego, videojuegos, maqueta, maquetas, marionetas, títeres, mochila, mochilas,
      lego, playmobil, barbie, nenuco, pinypon, hot wheels, monopoly, pokémon, joguina, joguet, boneca, xogo, panpina, doll, teddy bear, board games, jigsaw, games`,
  },
  bicicletas: {
    names:
      'bicicletas, bicicleta, bicis, ciclos, ciclismo, taller de bicicletas, bicicletes, bicicletas, bizikletak, bizikleta, bike, bikes, bicycles, cycles',
    words: `bici, bicicleta eléctrica, bici eléctrica, bicicleta de montaña, bicicleta de paseo, bicicleta infantil, bici de niño, bicis de niño, mtb, montaña, carretera, gravel, plegable, rueda, ruedas, cámara, cámaras,
      cubierta, cubiertas, pinchazo, pinchazos, parche, parches, cadena, freno, frenos, pastillas de freno, pedal, pedales, sillín, manillar, cambio de marchas, luces de bici, timbre, casco, cascos, candado, candados, portabultos, sillita, alforjas, bomba, hinchador,
      maillot, culotte, guantes de ciclismo, ciclista, reparar bicicleta, reparación de bicicletas, arreglar bici, puesta a punto, alquiler de bicicletas, alquilar bici, patinete, patinete eléctrico, bidón, pata de cabra,
      ruedines, ciclocomputador, orbea, shimano, bike, bicycle, helmet, tyre, puncture, bike hire`,
  },
  optica: {
    names:
      'óptica, ópticas, óptico, optometría, audiología, audífonos, centro auditivo, òptica, óptica, optika, optician, opticians',
    words: `gafas, gafa, gafas de sol, gafas graduadas, gafas de ver, gafas de lectura, gafas de cerca, gafas progresivas, gafas de niño, gafas de bucear, lentillas, lentilla, lentes, lentes de contacto, líquido de lentillas, cristales, cristal progresivo,
      montura, monturas, patilla, patillas, funda de gafas, cordón de gafas, gamuza, vista, graduar, graduarse, graduación, graduar la vista, revisar la vista, revisión de la vista, revisión ocular, ojo, ojos, miopía, astigmatismo, presbicia, vista cansada, hipermetropía, dioptrías,
      audífono, audífonos, oído, sordera, oír, pilas de audífono, audiometría, ray ban, lupa, lupas, prismáticos, telescopio, microscopio, ulleres, lents de contacte, lentes de sol, betaurrekoak, eguzkitako betaurrekoak,
      glasses, sunglasses, contact lenses, eye test, hearing aid`,
  },
  ferreteria: {
    names:
      'ferretería, ferreterías, ferretero, bricolaje, cerrajería, pinturas, suministros industriales, ferreteria, ferraxaría, ferretaría, burdindegia, burdindenda, hardware, hardware store, ironmonger, DIY',
    words: `tornillo, tornillos, tuerca, tuercas, arandela, clavo, clavos, taco, tacos, alcayata, escarpia, bisagra, bisagras, tirador, pomo, cerrajero, cerradura, cerraduras, cerrojo, bombín, candado, candados, llave, llaves, copia de llaves, copiar llave, hacer llaves,
      duplicado de llaves, mando de garaje, herramienta, herramientas, martillo, destornillador, alicates, llave inglesa, llave allen, sierra, serrucho, taladro, broca, brocas, atornillador, lijadora, lija, taladradora, radial, amoladora, nivel, metro, cinta métrica, flexómetro, cúter,
      escalera, escaleras, cuerda, cadena, alambre, cable, enchufe, enchufes, interruptor, alargador, regleta, ladrón, bombilla, bombillas, led, linterna, pila, pilas, fusible, grifo, grifos, manguera, mangueras, tubería, tubo, desagüe, sifón, cisterna, junta, teflón, fontanería,
      electricidad, pintura, pinturas, pintar, pintar la casa, pintura de pared, agua destilada, brocha, brochas, rodillo, esmalte, barniz, barnizar, disolvente, aguarrás, imprimación, cinta de carrocero, masilla, silicona, pegamento, cola, cola blanca, celo, cinta aislante, cinta americana, loctite, titanlux, cemento, yeso, escayola,
      estantería, estante, balda, escuadra, perchero, colgador, gancho, espejo, buzón, tendedero, tabla de planchar, cubo, fregona, escoba, carretilla, pala, azada, rastrillo, tijeras de podar, guantes de trabajo, mascarilla, ropa de trabajo, estufa, ventilador, barbacoa, carbón, leña, pellets, butano, camping gas,
      menaje, olla, ollas, sartén, sartenes, cuchillo, afilar cuchillos, trampa de ratones, persiana, cinta de persiana, mosquitera, burlete, toldo, caja fuerte, claus, còpia de claus, trepant, ferramentas, chave, giltza, giltzak, tresnak, key, keys, key cutting, tools,
      screws, hammer, drill, paint, ladder, light bulb`,
  },
  electrodomesticos: {
    names:
      'electrodomésticos, electrodoméstico, electrónica, imagen y sonido, electrodomèstics, etxetresna elektrikoak, appliances, electrical',
    words: `lavadora, lavadoras, secadora, lavavajillas, friegaplatos, nevera, neveras, frigorífico, frigo, congelador, horno eléctrico, horno, microondas, vitrocerámica, vitro, inducción, cocina de gas, campana extractora, calentador, termo, termo eléctrico, caldera, aire acondicionado, aire,
      balay, bosch, siemens, samsung, lg, philips, cecotec, nespresso, split, climatización, bomba de calor, radiador, estufa, calefactor, deshumidificador, humidificador, purificador, ventilador, aspiradora, bolsas de aspiradora, aspirador, robot aspirador, robot de cocina, plancha, planchas, centro de planchado, batidora, licuadora, exprimidor, picadora, tostadora, tostador, sandwichera, freidora,
      freidora de aire, cafetera, cafetera de cápsulas, hervidor, olla eléctrica, arrocera, báscula, secador, secador de pelo, plancha de pelo, afeitadora, maquinilla, depiladora, cepillo eléctrico, televisión, televisiones, televisor, televisores, tele, tv, smart tv, antena, tdt, mando, mando a distancia, soporte de televisión,
      radio, equipo de música, altavoz, barra de sonido, auriculares, despertador, pila, pilas, lámpara, bombilla, máquina de coser, servicio técnico, reparación de electrodomésticos, arreglar lavadora, reparar nevera, instalación, rentadora, nevera americana, frigorífic, televisió, lavalouza, garbigailua, hozkailua, telebista,
      washing machine, fridge, freezer, oven, dishwasher, microwave, vacuum cleaner, iron, television, air conditioning, heater, coffee machine`,
  },
  telefonia: {
    names:
      'telefonía, telefonía móvil, móviles, telefonia, mòbils, telefonía, mobile phones, phone',
    words: `móvil, móviles, teléfono, teléfonos, smartphone, cargador, cargadores, cable usb, usb, cargador de móvil, funda de móvil, fundas de móvil, carcasa, protector de pantalla, cristal templado, pantalla rota, cambiar pantalla, arreglar móvil, reparar móvil, reparación de móviles, batería, batería de móvil, powerbank, auricular,
      auriculares, cascos, iphone, samsung, xiaomi, huawei, motorola, movistar, vodafone, auriculares inalámbricos, manos libres, reloj inteligente, smartwatch, tarjeta sim, sim, tarifa, tarifas, fibra, internet, recarga, recargar, saldo, prepago, operador, línea, tarjeta de memoria, móvil reacondicionado, desbloquear, liberar móvil, palo selfie, mòbil, carregador, mugikorra, kargagailua,
      phone, mobile, charger, headphones, earphones, screen repair, phone case`,
  },
  informatica: {
    names:
      'informática, ordenadores, informàtica, ordinadors, informatika, ordenagailuak, computers, computer, computer repair',
    words: `ordenador, portátil, portátiles, pc, sobremesa, tablet, tableta, impresora, impresoras, tinta, tóner, cartucho, cartuchos, tinta de impresora, cartuchos de impresora, monitor, pantalla, teclado, ratón, alfombrilla, disco duro, ssd, pendrive, memoria usb, memoria ram, tarjeta gráfica, webcam, micrófono, altavoces, auriculares, cascos, cable hdmi, hdmi, cable de red, adaptador,
      hp, epson, canon, brother, lenovo, asus, router, wifi, repetidor wifi, virus, antivirus, formatear, windows, office, recuperar datos, ordenador lento, arreglar ordenador, reparar ordenador, reparación de ordenadores, reparar portátil, videojuego, videojuegos, consola, consolas, mando de consola, página web, ordinador, impressora, ordenagailua, inprimagailua, computer, laptop, printer, ink, keyboard, mouse`,
  },
  floristeria: {
    names:
      'floristería, floristerías, florista, flores, vivero, viveros, jardinería, garden, floristeria, flors, floraría, floristaría, floraría, viveiro, loradenda, lore, mintegia, florist, flower, garden centre, plant nursery',
    words: `flor, ramo, ramos, ramo de novia, ramo de flores, centro de flores, centros de mesa, corona, coronas, corona de flores, corona funeraria, entierro, funeral, flores para el tanatorio, difuntos, flores para el cementerio, todos los santos, boda, bodas, novia, san valentín, día de la madre, rosa, rosas, rosa roja, clavel, claveles, tulipán, tulipanes, margaritas, girasol, girasoles, lirio,
      lirios, orquídea, orquídeas, hortensia, crisantemo, crisantemos, gerbera, gladiolos, flores secas, flor preservada, planta, plantas, planta de interior, plantas de exterior, cactus, suculentas, bonsái, helecho, poto, ficus, palmera, geranio, geranios, petunias, lavanda, jazmín, buganvilla, rosal, aromáticas, romero, albahaca, árbol, árboles, árbol de navidad, abeto, flor de pascua, frutales, limonero,
      olivo, césped, semillas, semilla, plantel, tomateras, bulbos, tierra, sustrato, abono, fertilizante, insecticida, pulgón, maceta, macetas, tiesto, jardinera, regadera, manguera, riego, riego por goteo, jardín, jardinero, podar, poda, tijeras de podar, huerto, terrario, ram, ram de núvia, rams, plantes, flors seques, ramallete, loreak, landareak, flowers, bouquet, roses, plants, wreath, seeds`,
  },
  mascotas: {
    names:
      'mascotas, mascota, veterinaria, veterinario, veterinarios, clínica veterinaria, animales, peluquería canina, mascotes, veterinari, veterinària, animais, maskotak, albaitaria, albaitaritza, pet, pets, vet, veterinarian',
    words: `perro, perros, perra, cachorro, gato, gatos, gata, gatito, pájaro, pájaros, canario, periquito, loro, agaporni, pez, peces, tortuga, tortugas, hámster, conejo de indias, cobaya, hurón, reptil, pienso, piensos, comida de perro, comida para perros, comida de gato, comida para gatos, latas para gatos, alpiste, arena, arena de gato, arena para gatos, arenero, correa, correas,
      collar, collar de perro, collar antiparasitario, collar antipulgas, antipulgas, ropa para perros, antiparasitario, arnés, bozal, cama de perro, cama para perro, transportín, jaula, jaulas, pecera, peceras, acuario, acuarios, comedero, bebedero, rascador, juguete para perro, hueso, huesos para perro, snacks para perros, pulgas, garrapatas, pipeta, pipetas, desparasitar, vacuna, vacunar, vacunas, vacuna del perro, rabia, chip, microchip, royal canin, whiskas, pedigree, frontline, scalibor, esterilizar, castrar, urgencias veterinarias,
      consulta veterinaria, bañar perro, champú para perro, cortar el pelo al perro, adoptar, adopción, gos, gossos, gat, gats, pinso, can, cadela, txakurra, txakurrak, katua, katuak, dog, dogs, cat, cats, dog food, cat litter, aquarium, puppy`,
  },
  farmacia: {
    names:
      'farmacia, farmacias, farmacéutico, parafarmacia, parafarmacias, farmàcia, farmàcies, farmacia, botika, farmazia, pharmacy, chemist, drugstore',
    words: `medicina, medicinas, medicamento, medicamentos, medicación, gelocatil, frenadol, dalsy, voltaren, nivea, receta, receta electrónica, guardia, farmacia de guardia, urgencia, pastilla, pastillas, jarabe, aspirina, aspirinas, paracetamol, ibuprofeno, antibiótico, analgésico, antihistamínico, alergia, antigripal, resfriado, catarro, gripe, tos, fiebre, dolor, dolor de cabeza, dolor de garganta, dolor de espalda, dolor de muelas, duele, mareo, diarrea, estreñimiento, laxante, antiácido, acidez, vitaminas, colirio, gotas,
      tirita, tiritas, venda, vendas, gasa, gasas, esparadrapo, algodón, agua oxigenada, alcohol, betadine, yodo, botiquín, herida, quemadura, termómetro, termómetros, tensiómetro, tensión, tomar la tensión, azúcar en sangre, glucosa, test, test de embarazo, test de covid, mascarilla, mascarillas, preservativo, preservativos, condones, anticonceptivo, píldora, lubricante, compresa, compresas, tampones, pañal, pañales, puericultura, biberón, biberones, chupete, chupetes, leche infantil,
      leche de bebé, papilla, potito, potitos, toallitas, desodorante, champú, jabón dermatológico, pomada, crema, crema hidratante, crema solar, protector solar, bronceador, aftersun, repelente, mosquitos, antimosquitos, piojos, champú anticaída, dermatología, acné, piel, cosmética, perfume, dentífrico, pasta de dientes, cepillo de dientes, hilo dental, enjuague, colutorio, dentadura, plantillas, medias de compresión, faja, muñequera, rodillera, tobillera, muletas, silla de ruedas, ortopedia, jeringuilla,
      fórmula magistral, homeopatía, dieta, adelgazar, suplementos, melatonina, insomnio, dormir, medicament, xarop, medicamentos, menciña, sendagaiak, aspirina, medicine, painkiller, painkillers, plaster, sunscreen, nappies, toothpaste, prescription, cough syrup`,
  },
  herbolario: {
    names:
      'herbolario, herbolarios, herboristería, dietética, productos naturales, tienda ecológica, herboristeria, herbodietètica, herboristaría, belar, belardenda, herbalist, health food',
    words: `hierbas, hierba, plantas medicinales, infusión, infusiones, té, té verde, té rojo, tila, manzanilla, poleo, valeriana, hierbabuena, romero, tomillo, cola de caballo, eucalipto, salvia, jengibre, cúrcuma, ginseng, espirulina, polen, jalea real, propóleo, miel, aloe vera, aceites esenciales, aceite esencial, aromaterapia, incienso, flores de bach, homeopatía, vitaminas, suplemento, suplementos, complementos alimenticios, colágeno, magnesio, omega 3, proteína,
      dieta, adelgazar, detox, tofu, seitán, soja, avena, quinoa, chía, lino, sésamo, semillas, harina integral, harinas, sin gluten, celíaco, celíacos, sin lactosa, vegano, vegetariano, ecológico, bio, orgánico, leche vegetal, bebida de avena, panela, estevia, sirope de agave, algas, cosmética natural, jabón natural, champú sólido, dormir, insomnio, estreñimiento, digestión, herbes, infusions, mel, infusionak, eztia, herbs, herbal tea, organic, vegan, gluten free, supplements`,
  },
  drogueria: {
    names:
      'droguería, droguerías, perfumería, perfumerías, drogueria, perfumeria, drogaría, perfumaría, drogeria, lurrindegia, drugstore, perfumery',
    words: `jabón, jabones, lejía, detergente, suavizante, quitamanchas, limpiador, limpieza, productos de limpieza, amoniaco, desinfectante, friegasuelos, lavavajillas, estropajo, bayeta, fregona, mocho, cubo, escoba, recogedor, cepillo, plumero, guantes de goma, bolsas de basura, papel higiénico, papel de cocina, servilletas, pañuelos, ambientador, insecticida, matamoscas, cucarachas, hormigas, polilla, antipolillas, naftalina, velas, vela, cera,
      ceras, betún, tinte de ropa, tintes, perfume, perfumes, colonia, colonias, agua de colonia, desodorante, champú, gel, gel de ducha, acondicionador, laca, gomina, espuma de afeitar, cuchillas, maquinilla de afeitar, aftershave, crema, crema de manos, maquillaje, pintalabios, rímel, esmalte de uñas, quitaesmalte, tinte de pelo, dentífrico, pasta de dientes, cepillo de dientes, compresas, pañales, toallitas, toallas, esponja, peine, disolvente, aguarrás, barniz,
      pintura, ariel, fairy, mistol, nivea, sabó, lleixiu, colònia, xabón, lixivia, xaboia, soap, bleach, detergent, shampoo, cologne, toilet paper, candle`,
  },
} satisfies Record<string, Trade>
