export const LANGUAGES = {
  es: 'español',
  ca: 'valenciano o catalán',
  gl: 'gallego',
  eu: 'euskera',
  en: 'inglés',
  fr: 'francés',
  de: 'alemán',
  it: 'italiano',
  pt: 'portugués',
  ro: 'rumano',
  ar: 'árabe',
  uk: 'ucraniano',
  zh: 'chino',
} as const

export type Language = keyof typeof LANGUAGES
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [Language, ...Language[]]
