import type { Trade } from './trades.ts'

/** Trades for clothes, gifts, crafts and services. */
export const OTHER_TRADES = {
  moda: {
    names:
      'moda, modas, ropa, boutique, confección, confecciones, lencería, moda infantil, ropa infantil, roba, llenceria, roupa, arropadenda, arropa, clothes, clothing, fashion',
    words: `vestido, vestidos, vestido de fiesta, vestido de novia, vestido de noche, traje, trajes, traje de comunión, comunión, chaqueta, chaquetas, abrigo, abrigos, cazadora, chaquetón, plumas, gabardina, chubasquero, jersey, jerséis, sudadera, sudaderas, chándal, rebeca, cárdigan, camisa, camisas, blusa, blusas, camiseta, camisetas, polo, polos, top, pantalón, pantalones, vaqueros, tejanos, bermudas, short, leggings, mallas, falda, faldas, mono, pijama,
      pijamas, camisón, bata, albornoz, bañador, bañadores, bikini, bikinis, ropa interior, sujetador, sujetadores, bragas, calzoncillos, medias, calcetines, panties, faja, corbata, corbatas, pajarita, cinturón, cinturones, bufanda, pañuelo, pañuelos, fular, mantón, guantes, gorro, gorra, sombrero, bolso, bolsos, cartera, mochila, talla, tallas, tallas grandes, tallaje, probador, ropa de mujer, ropa de hombre, ropa de niño, ropa de niña, ropa de bebé,
      bebé, bebés, canastilla, body, pelele, babero, baberos, ropa de trabajo, uniforme, uniforme escolar, mujer, hombre, señora, caballero, premamá, embarazada, ceremonia, invitada, madrina, disfraz, algodón, lino, cuero, toallas, sábanas, mantas, cortinas, vestit, pantalons, camisa, jaqueta, samarreta, vestido, soineko, soinekoa, galtzak, prakak, dress, trousers, jeans, shirt, jacket, coat, skirt, jumper, baby clothes, swimwear, underwear`,
  },
  zapateria: {
    names:
      'zapatería, zapaterías, zapatos, zapatero, calzado, calzados, alpargatería, sabateria, sabates, calçat, zapataría, calzado, zapatadenda, zapata, oinetakoak, shoe, shoes, footwear',
    words: `zapato, zapatilla, zapatillas, zapatillas de deporte, zapatillas de casa, zapatillas de estar por casa, deportivas, tenis, bambas, bota, botas, botín, botines, botas de agua, katiuskas, sandalia, sandalias, chanclas, chancletas, alpargata, alpargatas, esparteñas, avarcas, menorquinas, zueco, zuecos, mocasines, náuticos, nike, adidas, puma, converse, crocs, skechers, tacón, tacones, zapatos de tacón, plataforma, cuña, bailarinas, manoletinas, merceditas, zapatos de niño, zapatos de novia, zapatos de fiesta, zapatos de comunión,
      zapato cómodo, ancho especial, pie, pies, plantilla, plantillas, cordones, betún, crema de zapatos, calzador, suela, suelas, tapas de tacón, reparación de calzado, arreglar zapatos, arreglo de zapatos, reparar zapatos, cambiar suelas, poner tapas, piel, cuero, bolso, bolsos, cinturón, monedero, maleta, maletas, sabata, sabatilles, botes, espardenyes, zapatos, botas, zapatak, boots, sandals, trainers, sneakers, running shoes, slippers, flip flops, heels`,
  },
  merceria: {
    names:
      'mercería, mercerías, lanas, telas, costura, arreglos de ropa, modista, tejidos, merceria, teles, mercaría, mertzeria, oihal, haberdashery, fabric, sewing',
    words: `hilo, hilos, aguja, agujas, alfileres, imperdible, imperdibles, dedal, botón, botones, corchete, cremallera, cremalleras, velcro, goma, elástico, cinta, cintas, puntilla, encaje, pasamanería, flecos, lazo, lazos, lentejuelas, parche, parches, rodilleras, lana, lana merina, ovillo, ovillos, madeja, algodón, ganchillo, tejer, tejido, punto, hacer punto, punto de cruz, bordar, bordado, bordados, bastidor, costura, coser, máquina de coser, patrón, patrones,
      tijeras de costura, tela, retales, forro, entretela, fieltro, mantel, manteles, toalla, toallas, sábana, sábanas, cortina, cortinas, visillos, cojín, cojines, colcha, edredón, tapicería, arreglo, arreglos, arreglar ropa, arreglo de ropa, arreglar pantalón, bajo, bajos, coger el bajo, subir el bajo, estrechar, modistas, sastre, ropa interior, medias, calcetines, pijama, pijamas, bragas, sujetador, camisetas interiores, pañuelos, hombreras, cinta de raso, canastilla, arras,
      fil, agulla, botons, cremallera, llana, cosir, brodat, fío, agulla, la, lá, botóns, haria, artilea, botoiak, josi, thread, needle, needles, wool, yarn, buttons, zip, zipper, fabric, knitting, curtains`,
  },
  relojeria: {
    names:
      'relojería, relojerías, relojero, relojes, rellotgeria, rellotges, reloxaría, reloxería, erlojudenda, erloju, watchmaker, watches, clocks',
    words: `reloj, reloj de pulsera, reloj de pared, reloj de cuco, reloj de bolsillo, reloj de hombre, reloj de mujer, reloj de niño, reloj de niña, despertador, cronómetro, casio, lotus, festina, swatch, seiko, rolex, pila, pilas, pila de reloj, pilas de reloj, cambiar pila, cambio de pila, correa de reloj, correas de reloj, correa, pulsera de reloj, cristal de reloj, arreglar reloj, reparar reloj, reparación de relojes, minutero, maquinaria, hora, sumergible, smartwatch, rellotge, reloxo, erlojua, watch, clock, watch battery, watch strap`,
  },
  joyeria: {
    names:
      'joyería, joyerías, joyas, joyero, bisutería, platería, joieria, joies, bijuteria, xoiaría, xoiería, xoias, bitxitegia, bitxi, jewellery, jewelry, jeweller, jewellers',
    words: `joya, anillo, anillos, alianza, alianzas, anillo de boda, anillo de compromiso, anillo de pedida, sortija, pendiente, pendientes, aros, collar, colgante, colgantes, gargantilla, cadena, cadenas, cadena de plata, cadena de oro, medalla, medallas, cruz, pulsera, pulseras, esclava, brazalete, broche, gemelos, alfiler, oro, plata, plata de ley, diamante, diamantes, brillante, perla, perlas, esmeralda, rubí, nácar, coral, piedra, piedras, piercing, agujeros en las orejas, agujerear, comunión,
      bautizo, aniversario, pedida, regalo de boda, trofeo, trofeos, grabar, grabado, grabados, arreglar collar, limpiar joyas, compro oro, tasación, pandora, tous, anell, arracades, polsera, aneis, pendentes, colar, eraztuna, belarritakoak, ring, rings, wedding ring, earrings, necklace, bracelet, gold, silver`,
  },
  artesania: {
    names:
      'artesanía, artesanías, artesano, artesana, cerámica, alfarería, cestería, artesania, ceràmica, terrissa, artesanía, oleiría, eskulangintza, artisautza, zeramika, crafts, handicraft, handicrafts, pottery',
    words: `hecho a mano, cerámica, alfarero, barro, botijo, botijos, jarra, jarras, jarrón, jarrones, plato, platos, cuenco, cuencos, azulejo, azulejos, vajilla, cazuela, taller de cerámica, cesta, cestas, cesto, capazo, capazos, mimbre, esparto, rafia, enea, silla, sillas, silla de enea, sillas de enea, anea, trenzar, cuero, piel, marroquinería, bolso, madera, talla, tallado, tornear, restaurar, restauración, vidrio, vidriera, forja, hierro, telar, tapiz, macramé, alfombra, esterilla,
      persiana, jabón artesano, vela, velas, velas artesanas, abanico, abanicos, castañuelas, guitarra, espejo, marco, marcos, lámpara, figura, figuras, belén, imán, souvenir, recuerdo, recuerdos, bisutería, joyas artesanas, sombrero de paja, alpargatas, cistella, cistelles, vímet, espart, cesto, olaría, saskia, otzara, basket, baskets, handmade, ceramic, ceramics, wicker, leather, candles`,
  },
  regalos: {
    names:
      'regalos, regalo, detalles, decoración, bazar, recuerdos, souvenirs, regals, decoració, agasallos, regalos, opariak, opari, gifts, gift, souvenir',
    words: `regalar, detalle, detalle de boda, detalles de boda, detalles de comunión, detalle para invitados, regalo de cumpleaños, regalo original, regalo para ella, regalo para él, regalo de boda, regalo de empresa, cumpleaños, aniversario, boda, bautizo, comunión, san valentín, día de la madre, día del padre, amigo invisible, navidad, adornos de navidad, luces de navidad, marco, marco de fotos, portafotos, álbum, jarrón, figura, figuras, vela, velas, vela aromática, incienso, ambientador, espejo, reloj de pared,
      lámpara, cojín, taza, tazas, llavero, llaveros, imán, imanes, peluche, joyero, caja de música, cajas, bandeja, cuadro, cuadros, lámina, póster, agenda, bolígrafo de regalo, monedero, cartera, paraguas, bolso, pañuelo, abanico, bisutería, perfume, recuerdo, tarjeta regalo, vale regalo, envolver, lista de boda, globos, fiesta, personalizado, camiseta personalizada, grabado, regal, regals, oparia, agasallo, gift, gifts, birthday gift, present, souvenir, candle, mug, frame, mirror`,
  },
  peluqueria: {
    names:
      'peluquería, peluquerías, peluquero, peluquera, barbería, barbero, estilista, perruqueria, perruquer, barberia, perrucaría, perruquería, barbaría, ile apaindegia, ileapaindegia, bizargina, hairdresser, hairdressers, barber, barbershop, hair salon',
    words: `pelo, cortar, cortar el pelo, corte, corte de pelo, corte de hombre, corte de niño, corte de señora, flequillo, puntas, lavar y peinar, peinar, peinado, peinados, recogido, recogidos, moño, trenzas, rizos, permanente, moldeado, alisado, keratina, queratina, mechas, balayage, reflejos, tinte, tinte de pelo, tintes, teñir, teñirse, color, canas, baño de color, decoloración, extensiones, peluca, pelucas, tratamiento capilar, caída del pelo, secar, secado, laca, champú, barba, barbas, arreglar barba, bigote,
      afeitado, afeitar, afeitarse, navaja, degradado, rapado, patillas, cejas, depilación, depilar, maquillaje, maquillar, novia, peinado de novia, uñas, manicura, pedicura, tallar cabells, tallar-se els cabells, metxes, cabells, barba, afaitat, cortar o pelo, cabelo, ilea, ilea moztu, bizarra, haircut, hair, highlights, shave, beard, nails`,
  },
  estetica: {
    names:
      'estética, belleza, centro de estética, esteticista, uñas, masajes, spa, estètica, bellesa, beleza, estetika, edergintza, beauty, beauty salon, nail salon, nails, massage',
    words: `manicura, pedicura, uñas de gel, uñas acrílicas, esmaltado, esmaltado permanente, depilación, depilar, depilarse, cera, láser, depilación láser, cejas, pestañas, extensiones de pestañas, microblading, facial, limpieza facial, limpieza de cutis, piel, arrugas, antiarrugas, exfoliación, masaje, masaje relajante, drenaje, presoterapia, rayos uva, bronceado, solárium, maquillaje, maquillar, maquillaje de novia, celulitis, ungles, depilació, unllas, azazkalak, waxing, facial, lashes`,
  },
  fotografia: {
    names:
      'fotografía, fotografías, fotógrafo, fotógrafa, fotos, estudio fotográfico, fotografia, fotògraf, fotografía, argazkilaria, argazki, photography, photographer, photos',
    words: `foto, foto de carnet, fotos de carnet, foto carnet, foto dni, foto de dni, foto de pasaporte, pasaporte, revelar, revelado, revelar fotos, imprimir fotos, carrete, carretes, cámara, cámaras, cámara de fotos, objetivo, trípode, tarjeta de memoria, flash, álbum, álbumes, álbum de fotos, marco, marcos, marco de fotos, retrato, retratos, reportaje, reportaje de boda, boda, bodas, comunión, book, newborn, vídeo, vídeos, vídeo de boda, dron, fotos antiguas, restaurar fotos, ampliación, lienzo, póster,
      taza con foto, digitalizar, fotolibro, càmera, retrat, argazkia, argazkiak, photo, camera, passport photo, wedding photographer, prints`,
  },
  deportes: {
    names: 'deportes, deporte, deportiva, esports, deportes, kirolak, kirol, sports',
    words: `zapatillas de deporte, deportivas, chándal, sudadera, camiseta de fútbol, fútbol, balón, balones, pelota, baloncesto, tenis, raqueta, pádel, pala de pádel, correr, running, natación, bañador, gafas de nadar, gorro de piscina, gimnasio, pesas, mancuernas, esterilla, yoga, montaña, senderismo, botas de montaña, mochila de montaña, saco de dormir, tienda de campaña, camping, esquí, snowboard, surf, pesca, caña de pescar, anzuelos, cebo, caza, patines, monopatín, skate, kayak, piragua, bucear, aletas, casco, botella de agua,
      suplementos deportivos, proteínas, equipación, football, tennis, swimming, hiking, fishing, gym wear`,
  },
  muebles: {
    names:
      'muebles, mobiliario, hogar, descanso, colchonería, colchones, mobles, altzariak, altzari, furniture',
    words: `mueble, sofá, sofás, sillón, butaca, silla, sillas, mesa, mesas, mesa de comedor, mesita, escritorio, armario, armarios, cómoda, zapatero, estantería, estanterías, librería de salón, aparador, cama, camas, litera, cuna, cabecero, somier, canapé, colchón, almohada, almohadas, edredón, nórdico, funda nórdica, sábanas, manta, mantas, colcha, toallas, cortina, cortinas, estores, persianas, alfombra, alfombras, lámpara, lámparas, espejo, espejos, cuadro, cojín, cojines, mantel, vajilla, vasos, cubertería, menaje, cocina, cocinas, muebles de cocina,
      muebles de baño, taburete, perchero, muebles de jardín, dormitorio, salón, comedor, decoración, tapicero, tapizar, tapizado, moble, llit, cadira, taula, matalàs, ohea, mahaia, aulkia, sofa, bed, mattress, table, chair, wardrobe, lamp, rug, curtains`,
  },
  musica: {
    names:
      'música, instrumentos musicales, instrumentos, discos, tienda de música, instruments, música, musika, music, musical instruments, records',
    words: `guitarra, guitarras, guitarra eléctrica, guitarra española, ukelele, ukeleles, bajo eléctrico, violín, piano, teclado musical, batería musical, cajón flamenco, flauta, flauta dulce, clarinete, trompeta, saxofón, tambor, armónica, acordeón, cuerdas de guitarra, púa, púas, afinador, amplificador, partitura, partituras, atril, funda de guitarra, metrónomo, cañas de clarinete, disco, vinilo, vinilos, cd, tocadiscos, luthier, arreglar guitarra, afinar, guitar, vinyl, strings, sheet music`,
  },
  estanco: {
    names:
      'estanco, estancos, tabaco, expendeduría, loterías, lotería, administración de lotería, quiosco, kiosco, estanc, loteria, quiosc, estanco, tabakodenda, loteria, tobacconist, lottery, kiosk',
    words: `tabaco, cigarrillos, cigarros, puros, puro, picadura, papel de fumar, mechero, mecheros, encendedor, cerillas, vapeador, vaper, cigarrillo electrónico, pipa de fumar, sellos de correos, sello, bonobús, billete de autobús, recargar móvil, décimo, décimos, lotería de navidad, quiniela, primitiva, euromillones, bonoloto, rasca, cupón, periódico, periódicos, prensa, revistas, cromos, chuches, cigarettes, tobacco, lighter, stamps, lottery ticket`,
  },
  tintoreria: {
    names:
      'tintorería, tintorerías, lavandería, lavanderías, planchado, tintoreria, bugaderia, tinturaría, lavandaría, garbitegia, dry cleaner, dry cleaning, laundry, launderette',
    words: `limpieza en seco, limpiar traje, limpiar abrigo, limpiar vestido, lavar edredón, lavar mantas, lavar alfombra, limpieza de alfombras, lavar ropa, planchar, planchar camisas, planchar ropa, colada, quitar mancha, teñir ropa, limpieza de pieles, lavadora grande, secar ropa, ropa blanca, sábanas, mantas, edredones, cortinas, traje, vestido de novia, uniforme, arreglos, netejar, wash, ironing, autoservicio de lavandería`,
  },
} satisfies Record<string, Trade>
