import { useState } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import { OWNER_TITLE, OwnerForm } from '#web/commerces/owner-form.tsx'
import { ownerMessage } from '#web/commerces/owner-message.ts'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconUser } from '#web/ui/icons.ts'
import { ActionRow } from './action-row.tsx'

/** The owner of a shop, for administrators, with a form to change it. */
export function CommerceOwner({ commerce }: { commerce: Commerce }) {
  const [isOpen, setOpen] = useState(false)
  const { owner } = commerce
  return (
    <ActionRow title="Quién lo lleva" explanation={ownerMessage(owner)}>
      <Button
        variant="outline"
        icon={<IconUser size={22} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {owner === null ? 'Poner a alguien' : 'Cambiar'}
      </Button>
      <FormDialog title={OWNER_TITLE} opened={isOpen} onClose={() => setOpen(false)}>
        <OwnerForm commerce={commerce} onClose={() => setOpen(false)} />
      </FormDialog>
    </ActionRow>
  )
}
