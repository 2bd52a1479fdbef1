import { Facade } from '#web/ui/drawing.tsx'

/** Size in px of the picture's frame in auth-screen.module.css. */
export const FRAME = { w: 320, h: 208 }

export const openPicture = <Facade shop={{ id: 'boceto', name: 'Abierto' }} {...FRAME} />
export const closedPicture = (
  <Facade shop={{ id: 'boceto', name: 'Cerrado' }} closed sign="Cerrado" {...FRAME} />
)
