import { ADMINISTRATOR } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import type { Route } from './+types/settings-screen-route.ts'
import { listNotices, readDuties, readSettings } from './calls.ts'
import { DutyList } from './duty-list.tsx'
import { EmbeddingCode } from './embedding-code.tsx'
import { NoticesSection } from './notices-section.tsx'
import { SectionCard } from './section-card.tsx'
import { SectionDialog } from './section-dialog.tsx'
import { SECTIONS } from './sections.ts'
import styles from './settings.module.css'

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar los ajustes'
  return <ScreenFailure error={error} heading={TITLE} title={title} />
}

/** The settings of the directory. Those of the server are set by the environment. */
export default function SettingsScreenRoute({ loaderData }: Route.ComponentProps) {
  const { settings, notices, duties } = loaderData
  const [opened, setOpened] = useOpenForm<string>()
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
            onChange={() => setOpened(section.id)}
          >
            {section.id === 'duty' && <DutyList duties={duties} />}
            {section.id === 'embedding' && <EmbeddingCode />}
          </SectionCard>
        ))}
      </div>
      <SectionDialog
        section={SECTIONS.find(({ id }) => id === opened)}
        settings={settings}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}
