/**
 * Words for the shops of a category: what signs say before a name, products (worded so that
 * 'en …' and 'con …' may precede them), and sentences for descriptions.
 */
export type CategoryWords = {
  category: string
  signs: string[]
  products: string[]
  remarks: string[]
}

export const categoryWords: CategoryWords[] = [
  {
    category: 'Panadería',
    signs: ['Panadería', 'Horno'],
    products: [
      'pan de masa madre',
      'rosquilletas',
      'cocas de verdura',
      'pan de espelta',
      'magdalenas',
    ],
    remarks: ['La primera hornada sale a las siete.', 'El obrador está a la vista.'],
  },
  {
    category: 'Pastelería',
    signs: ['Pastelería', 'Obrador'],
    products: ['tartas de cumpleaños', 'pasteles de boniato', 'milhojas', 'bizcochos', 'turrón'],
    remarks: ['Los encargos se recogen también en domingo.', 'Hay surtido sin gluten.'],
  },
  {
    category: 'Frutería',
    signs: ['Frutería', 'Frutas'],
    products: [
      'naranjas de mesa',
      'verdura de la huerta',
      'tomate de pera',
      'melones',
      'frutos secos',
    ],
    remarks: ['En cada caja se lee de qué campo viene.', 'Preparamos cestas para llevar.'],
  },
  {
    category: 'Carnicería',
    signs: ['Carnicería', 'Charcutería'],
    products: ['cordero de la sierra', 'embutido casero', 'pollo de corral', 'jamón', 'albóndigas'],
    remarks: ['La longaniza se hace los martes.', 'Se puede encargar por teléfono.'],
  },
  {
    category: 'Pescadería',
    signs: ['Pescadería', 'Pescados'],
    products: ['pescado de lonja', 'sepia de playa', 'mejillones', 'gamba roja', 'boquerones'],
    remarks: ['La barca llega por la tarde.', 'Limpiamos y cortamos sin recargo.'],
  },
  {
    category: 'Vinos y quesos',
    signs: ['Bodega', 'Vinos'],
    products: ['vino a granel', 'quesos de cabra', 'vermú de grifo', 'aceite nuevo', 'conservas'],
    remarks: ['Se puede probar antes de comprar.', 'El suelo es el de la bodega antigua.'],
  },
  {
    category: 'Cafetería',
    signs: ['Cafetería', 'Café'],
    products: ['café recién tostado', 'almuerzos', 'tostadas', 'horchata', 'meriendas'],
    remarks: ['La terraza tiene sombra hasta las dos.', 'Hay periódicos y dominó.'],
  },
  {
    category: 'Restaurante',
    signs: ['Restaurante', 'Casa de comidas'],
    products: ['arroces', 'platos de cuchara', 'pescado a la sal', 'menú del día', 'tapas frías'],
    remarks: ['Solo abre a mediodía.', 'Conviene reservar los sábados.'],
  },
  {
    category: 'Heladería',
    signs: ['Heladería', 'Helados'],
    products: ['helado de turrón', 'granizado de limón', 'leche merengada', 'sorbetes', 'gofres'],
    remarks: ['Cierra de noviembre a febrero.', 'Los sabores cambian cada semana.'],
  },
  {
    category: 'Librería',
    signs: ['Librería', 'Libros'],
    products: ['libros de segunda mano', 'mapas antiguos', 'láminas', 'marcapáginas', 'libretas'],
    remarks: ['El club de lectura se reúne los martes.', 'Buscamos títulos descatalogados.'],
  },
  {
    category: 'Papelería',
    signs: ['Papelería', 'Copistería'],
    products: ['material escolar', 'cuadernos', 'plumas', 'fotocopias', 'pinturas de cera'],
    remarks: ['Encuadernamos en el momento.', 'Guardamos la lista del colegio.'],
  },
  {
    category: 'Juguetería',
    signs: ['Juguetería', 'Juguetes'],
    products: ['juguetes de madera', 'puzles', 'juegos de mesa', 'muñecas', 'cometas'],
    remarks: ['Hay una mesa para probar los juegos.', 'Envolvemos para regalo.'],
  },
  {
    category: 'Bicicletas',
    signs: ['Bicicletas', 'Ciclos'],
    products: ['bicis de paseo', 'cascos', 'puestas a punto', 'bicis infantiles', 'candados'],
    remarks: ['El taller está abierto toda la mañana.', 'Alquilamos por días en verano.'],
  },
  {
    category: 'Moda',
    signs: ['Modas', 'Confecciones'],
    products: ['vestidos de lino', 'ropa de niño', 'camisas', 'abrigos', 'tallas grandes'],
    remarks: ['Los arreglos se hacen en la tienda.', 'Hay probador accesible.'],
  },
  {
    category: 'Zapatería',
    signs: ['Zapatería', 'Calzados'],
    products: ['zapatos de piel', 'alpargatas', 'botas de agua', 'sandalias', 'anchos especiales'],
    remarks: ['Medimos los dos pies.', 'Trabajamos del número 33 al 48.'],
  },
  {
    category: 'Mercería',
    signs: ['Mercería', 'Lanas'],
    products: ['lana merina', 'botones', 'cremalleras', 'telas al corte', 'hilo de bordar'],
    remarks: ['Por la tarde hay clase de punto.', 'Si falta un botón, lo buscamos.'],
  },
  {
    category: 'Óptica',
    signs: ['Óptica', 'Centro óptico'],
    products: [
      'gafas graduadas',
      'lentillas',
      'gafas de sol',
      'gafas de lectura',
      'monturas de niño',
    ],
    remarks: ['La revisión no tiene compromiso.', 'El taller está en la misma tienda.'],
  },
  {
    category: 'Relojería y joyería',
    signs: ['Relojería', 'Joyería'],
    products: ['relojes de pulsera', 'correas', 'plata', 'alianzas', 'despertadores'],
    remarks: ['Las pilas se cambian al momento.', 'Damos presupuesto por escrito.'],
  },
  {
    category: 'Ferretería',
    signs: ['Ferretería', 'Suministros'],
    products: ['cerraduras', 'pintura a medida', 'herramienta', 'tornillería', 'copias de llave'],
    remarks: ['Vendemos tornillos sueltos.', 'También alquilamos taladros.'],
  },
  {
    category: 'Electrodomésticos',
    signs: ['Electrodomésticos', 'Electro'],
    products: ['lavadoras', 'neveras', 'ventiladores', 'pequeño electrodoméstico', 'hornos'],
    remarks: ['La instalación va incluida.', 'Retiramos el aparato viejo.'],
  },
  {
    category: 'Telefonía e informática',
    signs: ['Informática', 'Telefonía'],
    products: ['móviles reacondicionados', 'pantallas', 'baterías', 'cargadores', 'portátiles'],
    remarks: ['Casi todo se repara en una hora.', 'Enseñamos a usarlo con calma.'],
  },
  {
    category: 'Floristería',
    signs: ['Floristería', 'Flores'],
    products: [
      'ramos de temporada',
      'plantas de interior',
      'rosales',
      'macetas',
      'centros de mesa',
    ],
    remarks: ['Llevamos los ramos a domicilio.', 'Los viernes llega la flor fresca.'],
  },
  {
    category: 'Mascotas',
    signs: ['Mascotas', 'Tienda de animales'],
    products: ['pienso a granel', 'rascadores', 'correas', 'camas para perro', 'acuarios'],
    remarks: ['Colaboramos con la protectora.', 'Se puede entrar con el perro.'],
  },
  {
    category: 'Artesanía',
    signs: ['Artesanía', 'Taller'],
    products: ['cestas de mimbre', 'cerámica', 'capazos de esparto', 'azulejos', 'sillas de enea'],
    remarks: ['El taller se puede visitar.', 'Cada pieza sale distinta.'],
  },
  {
    category: 'Peluquería',
    signs: ['Peluquería', 'Barbería'],
    products: ['cortes', 'mechas', 'peinados de fiesta', 'arreglo de barba', 'tintes vegetales'],
    remarks: ['Los lunes peinamos a domicilio.', 'Con cita o sin ella.'],
  },
  {
    category: 'Farmacia',
    signs: ['Farmacia', 'Parafarmacia'],
    products: ['protector solar', 'cremas de manos', 'productos de bebé', 'champús', 'plantillas'],
    remarks: ['Las guardias están en la puerta.', 'Tomamos la tensión los jueves.'],
  },
  {
    category: 'Herbolario',
    signs: ['Herbolario', 'Herboristería'],
    products: ['infusiones', 'miel de romero', 'harinas sin gluten', 'jabón natural', 'especias'],
    remarks: ['Todo se vende por peso.', 'Cada hierba lleva su procedencia.'],
  },
  {
    category: 'Otros comercios',
    signs: ['Droguería', 'Bazar'],
    products: ['jabón de trozo', 'menaje', 'colonia a granel', 'velas', 'escobas de palma'],
    remarks: ['Si no lo tenemos, lo pedimos.', 'Rellenamos tu botella.'],
  },
]

/** Their number keeps the names in large-town.ts from repeating. */
export const surnames = (
  'Abad Alarcón Albert Alcover Amorós Andreu Aparici Aranda Arques Asensi Baeza Bañuls Barberá ' +
  'Belda Beltrán Benavent Berenguer Bernabeu Blasco Boix Bosch Brotons Burguete Cabanes Calatayud ' +
  'Campos Candela Cañamás Carbonell Castañer Catalán Cerdán Chova Climent Coloma Company Cortés ' +
  'Crespo Devesa Donat Escolano Espí Estruch Falcó Fenoll Ferrando Fuster Galiana Garrigós Gisbert ' +
  'Gomis Gosálbez Grau Ibáñez Ibarra Iborra Jover Juliá Lledó Llinares Llopis Lorente Mahiques ' +
  'Martorell Mascarell Mestre Micó Mollá Moltó Monleón Montañés Morell Muñoz Navajas Núñez Olcina ' +
  'Orts Palomares Pascual Pellicer Peñarrubia Pérez Piñol Pla Quiles Reig Ribes Roselló Sarrió ' +
  'Sempere Sirvent Tormo Ureña Valls Yáñez Zaragozá'
).split(' ')

export const givenNames = (
  'Ana Andrés Begoña Blanca Carlos Carmen Claudia Daniel Elisa Emilio Fátima Félix Gema Gonzalo ' +
  'Hugo Iñaki Irene Javier Laura Lorenzo Manuel Marta Miguel Mónica Noelia Óscar Paula Rafael ' +
  'Ramón Rocío Sonia Toni Víctor Ximo'
).split(' ')

/** How a shop is named after its sign and a surname. */
export const namePatterns: ((sign: string, surname: string) => string)[] = [
  (sign, surname) => `${sign} ${surname}`,
  (sign, surname) => `${sign} Hermanos ${surname}`,
  (sign, surname) => `${sign} Hijos de ${surname}`,
  (sign, surname) => `${sign} Viuda de ${surname}`,
  (sign, surname) => `${sign} Sobrinos de ${surname}`,
  (sign, surname) => `${sign} ${surname} del Puerto`,
  (sign, surname) => `${sign} ${surname} del Ensanche`,
  (sign, surname) => `${sign} Casa ${surname}`,
]

export const origins = [
  'Abrió en {year} y sigue en manos de la misma familia.',
  'Desde {year} en el mismo local.',
  'Tomamos el traspaso en {year}.',
  'Aquí desde {year}; hemos reformado sin quitar el mostrador.',
  'Empezamos en {year} con un puesto en el mercadillo.',
]

export const applications = [
  'Queremos que los vecinos del ensanche sepan que estamos aquí y qué vendemos.',
  'Nos lo ha recomendado la tienda de al lado. Abrimos de lunes a sábado, mañana y tarde.',
  'Cambiamos de local hace poco y mucha gente cree que hemos cerrado.',
  'Llevamos años sin anunciarnos en ningún sitio y ya va siendo hora.',
  'Me gustaría publicar las ofertas de cada semana sin imprimir carteles.',
]

export const reasons = [
  'En la dirección falta el número. Añádelo y vuelve a enviarla; lo demás está bien.',
  'El teléfono no da señal. Compruébalo y envíala otra vez.',
  'La descripción no dice qué vendes. Con dos frases basta para publicarla.',
  'Este local ya está en el directorio con otro titular. Escríbenos y lo aclaramos.',
]

export type OfferPattern = { type: string; title: string; description: string }

/** {goods}, {other}, {day}, {percent} and {euros} are filled in; {Goods} opens with a capital. */
export const offerPatterns: OfferPattern[] = [
  {
    type: 'Descuento',
    title: '{Goods} con un {percent} % menos',
    description: 'Todos los {day}, sin mínimo de compra. No se suma a otras ofertas.',
  },
  {
    type: '2 x 1',
    title: 'Dos por uno en {goods}',
    description: 'Solo los {day} y hasta agotar lo que haya en la tienda ese día.',
  },
  {
    type: 'Regalo',
    title: 'Un detalle con tu compra',
    description: 'A partir de {euros} € en {goods}. Hasta fin de mes o mientras queden.',
  },
  {
    type: 'Novedad',
    title: 'Novedades: {goods}',
    description: 'Acaban de entrar en la tienda. Se pueden ver y probar los {day}, mañana y tarde.',
  },
  {
    type: 'Encargos',
    title: '{Goods} por encargo',
    description: 'Avisa dos días antes y evita la espera. Sin recargo desde {euros} €.',
  },
  {
    type: 'Pack',
    title: 'Lote de {goods} y {other}',
    description: 'Por {euros} €, de lunes a viernes. Se puede cambiar una cosa por otra.',
  },
  {
    type: 'Sorteo',
    title: 'Vale de {euros} € para {goods}',
    description: 'Pide tu papeleta al pagar. El sorteo es el último día del mes, en la tienda.',
  },
  {
    type: 'Tarjeta',
    title: 'Tarjeta de diez sellos',
    description: 'Un sello por compra. Con diez, un {percent} % menos en {goods}.',
  },
]

export const days = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados']
