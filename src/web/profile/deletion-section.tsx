import { useNavigate } from 'react-router'
import { type Account, accountDeletion } from '#contract/profile.ts'
import { AccountGone } from '#web/api/api.ts'
import { clearSession } from '#web/api/session.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { DialogButton } from '#web/dialogs/form-dialog.tsx'
import { deleteAllDrafts } from '#web/forms/drafts.ts'
import { PasswordField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { deleteAccount } from './calls.ts'
import { HiddenEmail } from './password-section.tsx'
import styles from './profile.module.css'
import { Section } from './section.tsx'

type DeletionProps = { account: Account }

export function DeletionSection({ account }: DeletionProps) {
  return (
    <Section title="Eliminar la cuenta">
      <p>Tus comercios dejan de verse y ya no puedes iniciar sesión. No se puede deshacer.</p>
      <DialogButton title={TITLE} variant="danger" size="small">
        <DeletionForm account={account} />
      </DialogButton>
    </Section>
  )
}

function DeletionForm({ account }: DeletionProps) {
  const navigate = useNavigate()
  const form = useForm({
    schema: accountDeletion,
    initial: { current_password: '' },
    labels: { current_password: 'Contraseña actual' },
    send: ({ values }) => deleteAccount(values.current_password),
    onSuccess: leave,
    onError(error) {
      // An earlier request has succeeded, but its response was lost.
      if (!(error instanceof AccountGone)) return false
      void leave()
      return true
    },
  })

  function leave() {
    clearSession()
    deleteAllDrafts()
    return navigate('/account/deleted', { replace: true })
  }

  return (
    <DialogForm form={form} send={TITLE} sending="Eliminando…" danger>
      <ul className={`grid gap-10 ${styles.consequences}`}>
        <li>Se cierra tu sesión en todos los dispositivos y ya no puedes iniciar sesión.</li>
        <li>
          Tus comercios y sus ofertas dejan de verse ahora, y a los 30 días se eliminan del todo.
        </li>
        <li>
          Tu nombre y tu correo se eliminan ahora. Con ese correo puedes registrarte otra vez.
        </li>
        <li>
          <strong>No se puede deshacer.</strong> Si quieres guardar algo, descarga antes tus datos.
        </li>
      </ul>
      <HiddenEmail email={account.email} />
      <PasswordField
        {...form.field('current_password')}
        help="Para saber que eres tú."
        autoComplete="current-password"
      />
    </DialogForm>
  )
}

const TITLE = 'Eliminar mi cuenta'
