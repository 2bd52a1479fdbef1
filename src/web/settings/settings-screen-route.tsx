import { embeddingCode } from '#contract/embedding.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Settings } from '#contract/settings.ts'
import { guarded } from '#web/api/guard.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { copy } from '#web/ui/share-button.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/settings-screen-route.ts'
import { listNotices, readDuties, readSettings } from './calls.ts'
import { DutyList } from './duty-list.tsx'
import { NoticesSection } from './notices-section.tsx'
import { SectionFields } from './section-fields.tsx'
import { SECTIONS, type Section } from './sections.ts'
import styles from './settings.module.css'
import { SectionCard } from './settings-card.tsx'
import { useSectionForm } from './use-section-form.ts'

const TITLE = 'Ajustes del directorio'

export const clientLoader = guarded([ADMINISTRATOR], async () => {
  const [settings, notices, duties] = await Promise.all([
    readSettings(),
    listNotices(),
    readDuties(),
  ])
  return { settings, notices, duties }
})

export function HydrateFallback() {
  return (
    <>
      <ScreenHead title={TITLE} />
      <div className={`stack gap-24 full-width ${styles.screen}`}>
        <RowsSkeleton label="Cargando los ajustes" rows={5} lines={2} />
      </div>
    </>
  )
}

export const ErrorBoundary = screenFailure({ title: TITLE, items: 'los ajustes' })

export default function SettingsScreenRoute({ loaderData }: Route.ComponentProps) {
  const { settings, notices, duties } = loaderData
  const [openId, setOpenId] = useOpenForm<string>('section')
  const openSection = SECTIONS.find(({ id }) => id === openId)
  return (
    <>
      <ScreenHead
        title={TITLE}
        lead="Lo que cambias aquí se ve al momento en todo el directorio."
      />
      <div className={`stack gap-24 full-width ${styles.screen}`}>
        <NoticesSection notices={notices} />
        {SECTIONS.map((section) => (
          <SectionCard
            key={section.id}
            section={section}
            settings={settings}
            onChange={() => setOpenId(section.id)}
          >
            {section.id === 'duty' && <DutyList duties={duties} />}
            {section.id === 'embedding' && <EmbeddingCode />}
          </SectionCard>
        ))}
      </div>
      <FormDialog
        title={openSection?.title ?? ''}
        opened={openSection !== undefined}
        onClose={() => setOpenId(undefined)}
      >
        {openSection && <SectionForm section={openSection} settings={settings} />}
      </FormDialog>
    </>
  )
}

function SectionForm({ section, settings }: { section: Section; settings: Settings }) {
  const afterSave = useAfterSave()
  const form = useSectionForm({
    settings,
    section,
    onSaved: () => afterSave('Guardado. Ya se ve así en todo el directorio.'),
  })
  return (
    <DialogForm form={form}>
      <SectionFields section={section} settings={settings} form={form} />
    </DialogForm>
  )
}

function EmbeddingCode() {
  const code = embeddingCode(location.origin)
  async function copyCode() {
    const isCopied = await copy(code)
    toast({
      message: isCopied ? 'Código copiado.' : 'No se ha podido copiar: selecciónalo y cópialo tú.',
    })
  }
  return (
    <>
      <p>
        <code className="small">{code}</code>
      </p>
      <div>
        <Button variant="soft" size="small" onClick={copyCode}>
          Copiar el código
        </Button>
      </div>
    </>
  )
}
