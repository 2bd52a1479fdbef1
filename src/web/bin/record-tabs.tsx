import { ScreenTabs } from '#web/lists/screen-tabs.tsx'

/** Links the screens of the bin, the log and the status as tabs. */
export function RecordTabs() {
  return <ScreenTabs label="Papelera y registro" tabs={TABS} />
}

const TABS = [
  { to: '/papelera', name: 'Papelera' },
  { to: '/actividad', name: 'Actividad' },
  { to: '/estado', name: 'Estado' },
]
