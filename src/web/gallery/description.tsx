import { MAX_ALT, newShopPhoto, type ShopPhoto } from '#contract/gallery.ts'
import { TextField } from '#web/forms/field.tsx'
import { FormFoot } from '#web/forms/form-frame.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'

type DescriptionProps = {
  photo: ShopPhoto
  onSave: (alt: string) => Promise<void>
  onEnd: () => void
}

export function Description({ photo, onSave, onEnd }: DescriptionProps) {
  const form = useForm({
    schema: newShopPhoto,
    initial: { alt: photo.alt },
    labels: { alt: 'Qué se ve en la foto' },
    send: ({ values }) => onSave(values.alt),
    onSuccess: onEnd,
  })
  return (
    <form className="grid gap-12 py-16 px-20" noValidate onSubmit={form.submit}>
      <TextField
        {...form.field('alt')}
        maxLength={MAX_ALT}
        placeholder="El mostrador, con el pan recién hecho"
        autoComplete="off"
        autoFocus
      />
      <FormFoot form={form} />
      <div className="row gap-12">
        <Button type="submit" isBusy={form.isSubmitting} busyLabel="Guardando…">
          Guardar
        </Button>
        <Button variant="text" onClick={onEnd}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
