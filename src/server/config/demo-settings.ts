import type { SettingValues } from '#contract/settings.ts'
import { townName } from './town-name.ts'

/** Default settings outside production: the town of the demo data and the region of its holidays. */
export const DEMO_SETTINGS: Partial<SettingValues> = { town: townName, region: 'ES-VC' }
