import { ScreenTabs } from '#web/lists/screen-tabs.tsx'

/** Tabs for the bin, the log and the status. */
export function RecordTabs() {
  return <ScreenTabs label="Papelera y registro" tabs={TABS} />
}

const TABS = [
  { to: '/papelera', name: 'Papelera' },
  { to: '/actividad', name: 'Actividad' },
  { to: '/estado', name: 'Estado' },
]
