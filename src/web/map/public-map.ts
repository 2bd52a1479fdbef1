/**
 * What the scripts of pages without the framework import when somebody opens a map: its own chunk of the build, whose
 * address the server finds (public-map-file.server.ts). The map and its styles follow.
 */
export async function openMap(link: HTMLAnchorElement): Promise<void> {
  const { openMapDialog } = await import('./map-dialog.ts')
  openMapDialog(link)
}

/** The same of the map beside a list. */
export async function openList(dialog: HTMLDialogElement, isOverAll: boolean): Promise<void> {
  if (isOverAll) (await import('./list-map-sheet.ts')).openListMapSheet(dialog)
  else (await import('./list-map.ts')).openListMap(dialog)
}
