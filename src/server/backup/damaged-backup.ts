import { StartupError } from '../process/startup-error.ts'

/** A backup that cannot be used, and why. Nothing has been touched when it is thrown. */
export class DamagedBackup extends StartupError {
  override name = 'DamagedBackup'
}

export const damaged = () =>
  new DamagedBackup('La copia está dañada o incompleta: usa otra. No se ha cambiado nada.')
