/** Entry point of a chunk that static pages import when somebody opens a map (public-map-file.server.ts). */
export async function openMap(link: HTMLAnchorElement): Promise<void> {
  const { openMapDialog } = await import('./map-dialog.ts')
  openMapDialog(link)
}

/** Opens the map of a list: beside the list, or over the whole screen (`isOverAll`). */
export async function openList(dialog: HTMLDialogElement, isOverAll: boolean): Promise<void> {
  if (isOverAll) (await import('./list-map-sheet.ts')).openListMapSheet(dialog)
  else (await import('./list-map.ts')).openListMap(dialog)
}
