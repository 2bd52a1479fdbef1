import type { SettingValues } from '#contract/settings.ts'

export const townName = 'Peñacala'

/** Default settings outside production: the fictitious town of the demo data. */
export const DEMO_SETTINGS: Partial<SettingValues> = { town: townName, region: 'ES-VC' }
