import type { SettingValues } from '#contract/settings.ts'

export const DEMO_TOWN = 'Peñacala'

/** Default settings outside production: the fictitious town of the demo data. */
export const DEMO_SETTINGS: Partial<SettingValues> = { town: DEMO_TOWN, region: 'ES-VC' }
