import type { Commerce } from '#contract/commerces.ts'
import { OWNER_TITLE, OwnerForm, ownerMessage } from '#web/commerces/owner-form.tsx'
import { DialogButton } from '#web/dialogs/form-dialog.tsx'
import { IconUser } from '#web/ui/icons.ts'
import { ActionRow } from './action-row.tsx'

/** Shows the owner of a shop to administrators, with a form to change it. */
export function CommerceOwner({ commerce }: { commerce: Commerce }) {
  const { owner } = commerce
  return (
    <ActionRow title="Quién lo lleva" explanation={ownerMessage(owner)}>
      <DialogButton
        title={OWNER_TITLE}
        label={owner === null ? 'Poner a alguien' : 'Cambiar'}
        variant="outline"
        icon={IconUser}
        aria-haspopup="dialog"
      >
        {(close) => <OwnerForm commerce={commerce} onClose={close} />}
      </DialogButton>
    </ActionRow>
  )
}
