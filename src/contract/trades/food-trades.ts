import type { Trade } from './trades.ts'

export const FOOD_TRADES = {
  panaderia: {
    names:
      'panadería, panaderías, panadero, horno, tahona, forn, fleca, forner, panadaría, forno, okindegia, okina, bakery, baker',
    words: `pan, barra, barras, baguette, hogaza, chapata, mollete, bollo, bollos, bollería, croissant, cruasán, cruasanes,
      napolitana, ensaimada, magdalena, magdalenas, rosquilletas, rosquillas, picos, colines, regañás, empanada, empanadas,
      empanadilla, coca, cocas, hojaldre, torta, tortas, roscón, churros, porras, masa madre, harina, levadura, centeno, espelta,
      pan integral, pan de molde, pan rallado, pan sin gluten, pan de pueblo, pan de leña, pan candeal, panecillos, bizcocho,
      galletas, caracolas, palmeras, mona de pascua, roscón de reyes, chuches, golosinas, bocadillo, bocata, pizza, tostadas, semillas,
      pa, barra de quart, coca de llanda, pastissets, bread, loaf, ogia, bolo, empanada galega`,
  },
  pasteleria: {
    names:
      'pastelería, pastelerías, pastelero, confitería, bombonería, chocolatería, repostería, obrador, pastisseria, confeiteiro, pastelaría, gozotegia, pastry, cake, patisserie',
    words: `tarta, tartas, pastel, pasteles, tarta de cumpleaños, tarta de boda, tarta de comunión, pastas, pastas de té, bombón,
      bombones, chocolate, trufas, milhojas, hojaldre, crema, nata, merengue, buñuelos, rosquillas, pestiños, torrijas, huesos de santo,
      panellets, polvorones, mantecados, mazapán, turrón, roscón, roscón de reyes, mona, mona de pascua, bizcocho, brazo de gitano,
      croissant, cruasán, cruasanes, napolitana, palmera, ensaimada, bollos, bollería, magdalenas, muffins, cupcakes, galletas, donuts,
      berlinas, profiteroles, cheesecake, tarta de queso, flan, natillas, petit choux, yemas, peladillas, caramelos, chuches, golosinas,
      dulce, dulces, merienda, merendar, helado, helados, ice cream, gelat, xeado, izozkia, horchata, churros, empanada, empanadillas, salados, catering, dulces de navidad,
      coca de sant joan, pastís, pastissos, torró, bombons, cake, cakes, birthday cake, cookies, chocolate box, sweets, tarta de santiago, filloas`,
  },
  fruteria: {
    names:
      'frutería, fruterías, frutero, frutas, verdulería, verduras, hortalizas, fruiteria, fruiteries, verdureria, froitaría, froitería, frutadenda, fruta, greengrocer, fruit',
    words: `fruta, verdura, hortaliza, naranja, naranjas, mandarina, mandarinas, limón, limones, pomelo, manzana, manzanas, pera, peras,
      plátano, plátanos, banana, uva, uvas, fresa, fresas, fresones, cereza, cerezas, melón, sandía, melocotón, albaricoque, ciruelas,
      nectarina, higos, granada, kiwi, piña, mango, aguacate, aguacates, caqui, níspero, chirimoya, papaya, coco, frambuesas, arándanos,
      moras, tomate, tomates, lechuga, ensalada, patata, patatas, cebolla, cebollas, ajo, ajos, pimiento, pimientos, pepino, calabacín,
      calabaza, berenjena, zanahoria, zanahorias, judías verdes, brócoli, coliflor, col, repollo, espinacas, acelgas, alcachofa,
      alcachofas, espárragos, puerro, apio, nabo, rábano, remolacha, habas, guisantes, maíz, champiñones, setas, boniato, perejil, cilantro,
      hierbabuena, albahaca, jengibre, frutos secos, nueces, almendras, pasas, dátiles, castañas, legumbres, lentejas, garbanzos, alubias,
      huevos, aceitunas, zumo, huerta, ecológico, bio, cesta de fruta, fruita, taronges, creïlles, froita, fruit, vegetables, oranges,
      apples, potatoes, barazkiak`,
  },
  carniceria: {
    names:
      'carnicería, carnicerías, carnicero, charcutería, charcuterías, pollería, casquería, carnisseria, xarcuteria, cansaladeria, carnicaría, carnizaría, harategia, urdaitegia, butcher, butchers, delicatessen',
    words: `carne, carnes, ternera, filete, filetes, chuleta, chuletas, chuletón, solomillo, entrecot, costillas, lomo, cerdo, cordero,
      cabrito, cochinillo, lechazo, pollo, pollos, pechuga, muslos, alitas, pavo, conejo, pato, codorniz, caza, jabalí, hígado, callos,
      manitas, carne picada, hamburguesa, hamburguesas, albóndiga, albóndigas, salchicha, salchichas, longaniza, longanizas, chorizo,
      morcilla, butifarra, panceta, tocino, bacon, beicon, jamón, paletilla, jamón york, jamón serrano, jamón ibérico, embutido, embutidos,
      fiambre, fiambres, mortadela, salchichón, fuet, sobrasada, cecina, paté, lacón, secreto, presa, pluma, pinchos morunos, brochetas,
      adobo, caldo, huesos, cocido, puchero, croquetas, canelones, san jacobos, milanesa, escalope, barbacoa, asado, empanado,
      costillar, redondo, carn, botifarra, llonganissa, pernil, xoriço, txuleta, meat, beef, pork, lamb, chicken, ham, sausages, steak`,
  },
  pescaderia: {
    names:
      'pescadería, pescaderías, pescadero, marisquería, mariscos, pescados, lonja, peixateria, peixatería, peixaría, arrandegia, arraindegia, fishmonger, fish',
    words: `pescado, pescados, pescado fresco, marisco, mariscos, gamba, gambas, langostino, langostinos, cigalas, bogavante, langosta,
      cangrejo, nécoras, centollo, buey de mar, percebes, mejillón, mejillones, almeja, almejas, berberechos, navajas, ostras, vieiras,
      zamburiñas, chirlas, caracolas, calamar, calamares, sepia, chipirones, pulpo, merluza, pescadilla, bacalao, salmón, atún, bonito,
      sardina, sardinas, boquerón, boquerones, anchoas, caballa, jurel, lubina, dorada, rodaballo, lenguado, gallo, rape, mero, trucha,
      besugo, salmonete, rosada, emperador, pez espada, cazón, raya, anguila, angulas, lomos, rodaja, espinas, escamas, huevas, surimi,
      gulas, sushi, congelado, fumet, salazones, mojama, ahumados, peix, marisc, gambes, peixe, polbo, ameixas, arraina, fish, fresh fish, seafood,
      prawns, shrimp, squid, salmon, tuna, cod, hake, octopus, mussels, clams`,
  },
  vinos: {
    names:
      'vinos, vino, bodega, bodegas, vinoteca, enoteca, licorería, licores, celler, vinateria, adega, viños, ardotegia, ardandegia, upategia, wine, winery, off licence',
    words: `vino, vinos, vino tinto, vino blanco, vino rosado, tinto, rosado, blanco, botella, botellas, botella de vino, cava, champán, champagne,
      espumoso, sidra, vermú, vermut, licor, licores, cerveza, cervezas, cerveza artesana, whisky, ginebra, ron, vodka, brandy, coñac, anís, orujo, pacharán,
      mistela, moscatel, jerez, manzanilla, fino, oporto, crianza, reserva, rioja, ribera, rueda, albariño, godello, verdejo, garnacha, tempranillo,
      txakoli, granel, garrafa, tonel, barrica, sacacorchos, decantador, copas, cata, maridaje, cesta de navidad, lote de navidad, tónica,
      refrescos, vinagre, vi, vi negre, viño, ardoa, wine, red wine, white wine, beer, spirits, gin, rum`,
  },
  quesos: {
    names:
      'quesos, quesería, queserías, formatgeria, formatges, queixaría, queixería, gaztandegia, gaztategia, cheese',
    words: `queso, quesos, queso fresco, queso curado, queso de cabra, queso de oveja, queso azul, manchego, roquefort, brie, camembert,
      parmesano, mozzarella, burrata, requesón, cuajada, tetilla, idiazábal, cabrales, torta del casar, leche, yogur, mantequilla, nata,
      membrillo, tabla de quesos, rallado, loncha, lonchas, cuña, formatge, queixo, gazta, milk, butter, goat cheese`,
  },
  alimentacion: {
    names:
      'alimentación, alimentos, ultramarinos, supermercado, supermercados, colmado, abacería, comestibles, autoservicio, gourmet, delicatessen, especias, queviures, alimentació, queviure, supermercat, ultramariños, supermercado, janari, janaridenda, grocery, groceries, supermarket',
    words: `comida, compra, aceite, aceite de oliva, oliva, vinagre, sal, azúcar, harina, arroz, pasta, macarrones, espaguetis, fideos, legumbres,
      lentejas, garbanzos, alubias, conserva, conservas, latas, atún, sardinas, mejillones, anchoas, bacalao, salazón, salazones, aceitunas,
      encurtidos, pepinillos, alcaparras, especias, azafrán, pimentón, pimienta, canela, comino, tomate frito, mermelada, miel, café,
      infusiones, cacao, galletas, cereales, leche, yogur, mantequilla, huevos, queso, jamón, embutido, fiambre, turrón, turrones, polvorones,
      mazapán, chocolate, bombones, caramelos, chuches, golosinas, gominolas, frutos secos, almendras, nueces, cacahuetes, pipas, patatas fritas,
      aperitivo, snacks, agua, refrescos, zumo, cerveza, vino, pan de molde, cesta de navidad, productos típicos, productos de la tierra,
      granel, mayonesa, mostaza, salsa, salsas, caldo, gazpacho, congelados, potitos, papel higiénico, detergente, oli, oli d'oliva, mel,
      olive oil, rice, honey, spices, eggs, sugar, flour, coffee, canned food`,
  },
  cafeteria: {
    names:
      'cafetería, cafeterías, café, cafés, bar, bares, cafeteria, granja, kafetegia, taberna, tetería, coffee, pub',
    words: `café, cafelito, cortado, café con leche, café para llevar, capuchino, espresso, descafeinado, carajillo, té, infusión, manzanilla, desayuno, desayunos,
      desayunar, almuerzo, almorzar, merienda, meriendas, merendar, brunch, tostada, tostadas, bocadillo, bocadillos, bocata, sándwich, pincho, pinchos,
      pincho de tortilla, tortilla, croissant, cruasán, cruasanes, bollería, churros, chocolate con churros, chocolate caliente, tarta, zumo,
      zumo de naranja, batido, granizado, horchata, helado, helados, ice cream, gelat, refresco, refrescos, caña, cañas, cerveza, copa, copas, cóctel, gin tonic, vermut,
      aperitivo, coca cola, fanta, aquarius, colacao, tapas, tapa, ensaladilla, aceitunas, terraza, wifi, barra, tomar algo, quedar, fútbol, partido, esmorzar, esmorzars, berenar,
      xocolata, entrepà, almorzo, gosaria, pintxos, pintxo, breakfast, tea, sandwich, toast, drinks, cocktails, beer`,
  },
  restaurante: {
    names:
      'restaurante, restaurantes, restaurant, mesón, asador, arrocería, pizzería, hamburguesería, hostelería, casa de comidas, marisquería, taberna, tasca, bar, bares, comida para llevar, comidas, jatetxea, jatetxe, taverna, sagardotegia, eatery',
    words: `comer, cenar, cena, cenas, comida, comidas, almuerzo, almorzar, menú, menú del día, menú infantil, carta, mesa, reserva, reservar, reservar mesa, paella, paellas,
      arroz, arroces, arroz al horno, arroz negro, fideuá, caldereta, mariscada, marisco, pescado, gambas, pulpo, calamares, bravas, patatas bravas,
      croquetas, tapas, tapeo, raciones, ración, pinchos, tortilla, ensalada, ensaladas, sopa, cocido, guiso, guisos, potaje, fabada, callos, carne,
      brasa, parrilla, chuletón, cordero asado, pollo asado, pollos asados, hamburguesa, hamburguesas, pizza, pizzas, pasta, lasaña, kebab, sushi, chino, italiano,
      mexicano, cuscús, tajín, wok, vegano, vegetariano, sin gluten, celíacos, postre, postres, vino, cerveza, sangría, terraza, celebración, celebraciones,
      comunión, banquete, bautizo, cena de empresa, grupo, grupos, catering, para llevar, take away, a domicilio, comida casera, plato, platos,
      platos preparados, sopar, dinar, menjar, arròs, xantar, cear, polbo, bazkaria, afaria, pintxoak, lunch, dinner, food, seafood, burger`,
  },
  heladeria: {
    names:
      'heladería, heladerías, heladero, horchatería, gelateria, orxateria, xeadaría, xeladería, izozkidegia, izozki, ice cream, ice cream parlour',
    words: `helado, helados, cucurucho, tarrina, bola, bolas, polo, polos, sorbete, granizado, granizada, horchata, fartons, leche merengada, batido, batidos,
      yogur helado, tarta helada, barquillo, copa de helado, sundae, gofre, gofres, crepe, crepes, nata, vainilla, stracciatella, turrón, gelat, gelats,
      orxata, xeado, xeados, izozkia, izozkiak, milkshake, sorbet, frozen yogurt, waffles`,
  },
} satisfies Record<string, Trade>
