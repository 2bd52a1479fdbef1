/** The first one exists already: the first migration creates it with id 1. */
export const categories = [
  'Otros comercios, Panadería, Pastelería, Frutería, Carnicería, Pescadería',
  'Vinos y quesos, Cafetería, Restaurante, Heladería, Librería, Papelería',
  'Juguetería, Bicicletas, Moda, Zapatería, Mercería, Óptica',
  'Relojería y joyería, Ferretería, Electrodomésticos, Telefonía e informática, Floristería, Mascotas',
  'Artesanía, Regalos, Peluquería, Farmacia, Herbolario, Fotografía',
].flatMap((line) => line.split(', '))
