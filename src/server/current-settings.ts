import type { Services } from './services.ts'

/** Returns the settings with all saves that any instance has confirmed; without the database, the last known ones. */
export async function currentSettings(services: Pick<Services, 'settings' | 'changes'>) {
  const { settings, changes } = services
  await changes.current()
  if (!changes.isListening()) await settings.reload().catch(() => {})
  return settings.present()
}
