export const REGIONS = {
  'ES-AN': 'Andalucía',
  'ES-AR': 'Aragón',
  'ES-AS': 'Principado de Asturias',
  'ES-CN': 'Canarias',
  'ES-CB': 'Cantabria',
  'ES-CM': 'Castilla-La Mancha',
  'ES-CL': 'Castilla y León',
  'ES-CT': 'Cataluña',
  'ES-CE': 'Ceuta',
  'ES-VC': 'Comunitat Valenciana',
  'ES-EX': 'Extremadura',
  'ES-GA': 'Galicia',
  'ES-IB': 'Illes Balears',
  'ES-RI': 'La Rioja',
  'ES-MD': 'Comunidad de Madrid',
  'ES-ML': 'Melilla',
  'ES-MC': 'Región de Murcia',
  'ES-NC': 'Comunidad Foral de Navarra',
  'ES-PV': 'País Vasco',
} as const

type RegionCode = keyof typeof REGIONS

export const REGION_CODES = Object.keys(REGIONS) as RegionCode[]
