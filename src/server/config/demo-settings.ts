import type { SettingValues } from '#contract/settings.ts'
import { townName } from './town-name.ts'

/** What holds outside production until something else is chosen: the town of the demo data, with its holidays. */
export const DEMO_SETTINGS: Partial<SettingValues> = { town: townName, region: 'ES-VC' }
