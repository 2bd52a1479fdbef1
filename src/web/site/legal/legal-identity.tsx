import type { LegalIdentity } from '#contract/legal.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'

export function Identity({ legal: { name, id, address, email } }: { legal: LegalIdentity }) {
  if (name === null) {
    return (
      <p>
        La administración todavía no ha escrito aquí sus datos. Puedes escribirle desde la página de
        contacto.
      </p>
    )
  }
  return (
    <ul>
      <li>Responsable: {name}</li>
      {id && <li>NIF: {id}</li>}
      {address && <li>Dirección: {address}</li>}
      {email && (
        <li>
          Correo:{' '}
          <a href={`mailto:${email}`}>
            <EmailAddress>{email}</EmailAddress>
          </a>
        </li>
      )}
    </ul>
  )
}
