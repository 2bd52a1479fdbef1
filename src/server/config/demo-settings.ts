import type { SettingValues } from '#contract/settings.ts'

/** The fictitious town of the demo data. */
export const townName = 'Peñacala'

/** Default settings outside production: the town of the demo data and the region of its holidays. */
export const DEMO_SETTINGS: Partial<SettingValues> = { town: townName, region: 'ES-VC' }
