import type { Settings } from '#contract/settings.ts'
import { useSite } from '#web/api/site.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { SectionFields } from './section-fields.tsx'
import type { Section } from './sections.ts'
import { showSaved } from './show-saved.ts'
import { useSectionForm } from './use-section-form.ts'

type SectionFormProps = { section: Section; settings: Settings; onClose: () => void }

/** A dialog with the form of a section, open while there is one. */
export function SectionDialog({
  section,
  ...form
}: Omit<SectionFormProps, 'section'> & { section: Section | undefined }) {
  return (
    <FormDialog title={section?.title ?? ''} opened={section !== undefined} onClose={form.onClose}>
      {section && <SectionForm {...form} section={section} />}
    </FormDialog>
  )
}

function SectionForm({ section, settings, onClose }: SectionFormProps) {
  const afterSave = useAfterSave(onClose)
  const site = useSite()
  const form = useSectionForm({
    settings,
    section,
    onSaved(saved) {
      showSaved(saved, site)
      return afterSave('Guardado. Ya se ve así en todo el directorio.')
    },
  })
  return (
    <DialogForm
      title={section.title}
      form={form}
      cleared="Vuelve a estar lo guardado."
      send="Guardar"
      sending="Guardando…"
      onClose={onClose}
    >
      <SectionFields section={section} settings={settings} form={form} />
    </DialogForm>
  )
}
