import type { ModuleName } from '#contract/modules.ts'
import { currentSettings } from './current-settings.ts'
import { moduleOff } from './errors.ts'
import type { Services } from './services.ts'

/** Throws 404 `module_off` if this part of the directory is switched off. */
export async function requireModule(
  services: Pick<Services, 'settings' | 'changes'>,
  name: ModuleName,
): Promise<void> {
  const { modules } = await currentSettings(services)
  if (!modules[name]) throw moduleOff(name)
}

/** Whether a part of the directory is on, according to the settings cached in this process. */
export const isOn = ({ settings }: Pick<Services, 'settings'>, name: ModuleName) =>
  settings.present().modules[name]
