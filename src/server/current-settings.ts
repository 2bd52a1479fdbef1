import type { Services } from './services.ts'

/** Returns every save that any instance has acknowledged; without the database, the last known settings. */
export async function currentSettings(services: Pick<Services, 'settings' | 'changes'>) {
  const { settings, changes } = services
  await changes.current()
  if (!changes.isListening()) await settings.reload().catch(() => {})
  return settings.present()
}
