import { StartupError } from '../process/startup-error.ts'

/** The reason why a backup cannot be used. It is thrown before anything is changed. */
export class DamagedBackup extends StartupError {
  override name = 'DamagedBackup'
}

export const damaged = () =>
  new DamagedBackup('La copia está dañada o incompleta: usa otra. No se ha cambiado nada.')
