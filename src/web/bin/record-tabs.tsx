import { ScreenTabs } from '#web/lists/screen-tabs.tsx'

/** Three screens as one: what can be brought back, what was done, and how the installation is. */
export function RecordTabs() {
  return <ScreenTabs label="Papelera y registro" tabs={TABS} />
}

const TABS = [
  { to: '/papelera', name: 'Papelera' },
  { to: '/actividad', name: 'Actividad' },
  { to: '/estado', name: 'Estado' },
]
