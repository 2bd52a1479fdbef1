/** The invented town of the demonstration. */
export const townName = 'Peñacala'
