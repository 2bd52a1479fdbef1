import type { Services } from './services.ts'

/** Includes every save that any instance has acknowledged. Without the database, returns the last known settings. */
export async function currentSettings(services: Pick<Services, 'settings' | 'changes'>) {
  const { settings, changes } = services
  await changes.current()
  if (!changes.isListening()) await settings.reload().catch(() => {})
  return settings.present()
}
