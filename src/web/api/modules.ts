import { ALL_MODULES, type ModuleName, type Modules } from '#contract/modules.ts'
import { codeOf } from './api.ts'
import { useSite } from './site.ts'

/** The last known modules. Loaders read them, because they cannot use hooks. */
let currentModules: Modules = ALL_MODULES

export function rememberModules(modules: Modules): void {
  currentModules = modules
}

export const isOn = (name: ModuleName): boolean => currentModules[name]

export const useModule = (name: ModuleName): boolean => useModules()[name]

export const useModules = (): Modules => useSite()?.modules ?? ALL_MODULES

export async function whileOn<Read>(
  name: ModuleName,
  read: () => Promise<Read>,
  valueWhileOff: Read,
): Promise<Read> {
  if (!isOn(name)) return valueWhileOff
  try {
    return await read()
  } catch (error) {
    // The module was switched off meanwhile.
    if (codeOf(error) === 'module_off') return valueWhileOff
    throw error
  }
}
