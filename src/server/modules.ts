import type { ModuleName } from '#contract/modules.ts'
import { currentSettings } from './current-settings.ts'
import { moduleOff } from './errors.ts'
import type { Services } from './services.ts'

export async function requireModule(services: Services, name: ModuleName): Promise<void> {
  const { modules } = await currentSettings(services)
  if (!modules[name]) throw moduleOff(name)
}

/** Whether a module is on, by the settings that this process has cached. */
export const isOn = ({ settings }: Pick<Services, 'settings'>, name: ModuleName) =>
  settings.present().modules[name]
