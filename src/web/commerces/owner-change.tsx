import { useEffect, useRef } from 'react'
import type { Commerce, OwnerQuestion } from '#contract/commerces.ts'
import { riskyWords } from '#contract/proposals.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import styles from './commerce-form.module.css'

/** Names the present and the new owner of a shop, and the consequences of the change. */
export function OwnerChange({
  commerce: { name, pending = [] },
  question: { from, to },
}: {
  commerce: Commerce
  question: OwnerQuestion
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, and pressing the same key again must not confirm.
  useEffect(() => heading.current?.focus(), [])
  const waiting = riskyWords(pending.map(({ field }) => field))
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="small-title">
        ¿Seguro que «{name}» cambia de manos?
      </h3>
      <dl className={`grid gap-14 sunken rounded-field ${styles.people}`}>
        <div>
          <dt>Deja de llevarlo</dt>
          <dd>
            <strong>{from.username}</strong> <EmailAddress>{from.email}</EmailAddress>
          </dd>
        </div>
        <div>
          <dt>Pasa a llevarlo</dt>
          <dd>
            {to === null && <strong>Nadie todavía</strong>}
            {to?.username && <strong>{to.username}</strong>}{' '}
            {to && <EmailAddress>{to.email}</EmailAddress>}
            {to?.username === null && (
              <p className="mt-4 small loose">
                No hay ninguna cuenta con este correo: le invitaremos. Comprueba que está bien
                escrito.
              </p>
            )}
          </dd>
        </div>
      </dl>
      <p>
        {to === null ? 'Se lo diremos por correo.' : 'Se lo diremos a los dos por correo.'} Tienes
        unos segundos para deshacerlo.
      </p>
      {waiting !== '' && (
        <p>
          {from.username} había pedido cambiar {waiting}: ya no esperará respuesta.
        </p>
      )}
    </>
  )
}
