import type { SettingValues } from '#contract/settings.ts'
import type { Services } from './services.ts'

/**
 * The settings after every save that was answered before, at whatever instance. As they were last known, while
 * the database cannot be asked.
 */
export async function currentSettings({
  settings,
  changes,
}: Pick<Services, 'settings' | 'changes'>): Promise<SettingValues> {
  await changes.current()
  if (!changes.isListening()) await settings.reload().catch(() => {})
  return settings.present()
}
