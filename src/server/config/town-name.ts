/** The fictitious town of the demo data. */
export const townName = 'Peñacala'
