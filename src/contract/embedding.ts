/** What may stand in a page of somebody else: the list, perhaps of a category, or one shop. */
export const EMBEDDED_LIST = '/incrustar/lista'
export const EMBEDDED_SHOP = '/incrustar/comercio'

/** The script that puts it there, and the element that says what: see docs/embedding.md. */
export const EMBEDDING_SCRIPT = '/incrustar.js'

/** The lines that somebody copies into a page of theirs. */
export const embeddingCode = (origin: string) =>
  `<div data-escaparate="lista"></div><script src="${origin}${EMBEDDING_SCRIPT}" async></script>`

/** What the script sends to the frame when it has loaded; the frame answers with its height, in pixels. */
export const ASK_HEIGHT = 'escaparate'
