/**
 * Makes a street of houses one stop of the Tab key; arrow keys move between its houses. Its source is inlined, like
 * site-script.ts, so it must not use anything from outside.
 */
export function startStreet(): void {
  const doors = [...document.querySelectorAll<HTMLElement>('[data-street] a')]
  const [street] = document.querySelectorAll<HTMLElement>('[data-street]')
  if (!street || street.dataset.started) return
  street.dataset.started = 'true'
  for (const door of doors.slice(1)) door.tabIndex = -1

  street.addEventListener('keydown', (event) => {
    const at = doors.indexOf(event.target as HTMLElement)
    const ways: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: doors.length - 1,
    }
    const next = doors[ways[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    for (const door of doors) door.tabIndex = door === next ? 0 : -1
    next.focus()
  })
}
