import { ALL_MODULES, type ModuleName, type Modules } from '#contract/modules.ts'
import { codeOf } from './api.ts'
import { useSite } from './site.ts'

/** As the site last said, for loaders, which know no hooks. */
let known: Modules = ALL_MODULES

export function rememberModules(modules: Modules): void {
  known = modules
}

export const isOn = (name: ModuleName): boolean => known[name]

/** Whether a part of the directory is on. */
export const useModule = (name: ModuleName): boolean => useModules()[name]

export const useModules = (): Modules => useSite()?.modules ?? ALL_MODULES

/** Reads what belongs to a part of the directory; `otherwise` while that is off. */
export async function whileOn<Read>(
  name: ModuleName,
  read: () => Promise<Read>,
  otherwise: Read,
): Promise<Read> {
  if (!isOn(name)) return otherwise
  try {
    return await read()
  } catch (error) {
    // It was switched off meanwhile.
    if (codeOf(error) === 'module_off') return otherwise
    throw error
  }
}
