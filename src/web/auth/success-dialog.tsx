import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { FacadeShop } from '#drawing/traits.ts'
import { CloseOnBack } from '#web/dialogs/close-on-back.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import { ResendButton } from './resend-button.tsx'
import styles from './success-dialog.module.css'

type SuccessDialogProps = { shop: FacadeShop; email: string; onCorrect: () => void }

/** Confirms the registration. Closing the dialog opens the home page, because the form behind it has been sent. */
export function SuccessDialog({ shop, email, onCorrect }: SuccessDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <dialog
      ref={dialog}
      className={`centered surface rounded-card rise shadow-modal inherit-color ${styles.dialog}`}
      aria-labelledby="registrado"
      aria-describedby="registrado-texto"
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
      onClose={() => navigate('/', { replace: true })}
    >
      <CloseOnBack onClose={() => dialog.current?.close()} />
      <div className="frame ratio-photo overflow-clip">
        <Facade shop={shop} />
      </div>
      <div className="grid gap-8 p-20">
        <h2 id="registrado">¡Usuario registrado con exito!</h2>
        <p id="registrado-texto">
          Revisa tu bandeja de entrada para confirmar tu correo electrónico.
        </p>
        <p className="note">
          Te hemos escrito a <strong>{email}</strong>. Si no lo ves, mira en el correo no deseado.
        </p>
        <div className="grid gap-4 mt-12">
          <ResendButton email={email} />
          <Button variant="text" isFullWidth onClick={onCorrect}>
            No es ese correo: corregirlo
          </Button>
        </div>
        <ButtonLink to="/" replace isFullWidth>
          Volver a inicio
        </ButtonLink>
      </div>
    </dialog>
  )
}
