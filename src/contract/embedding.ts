/** Pages that other sites may embed: the list of shops, also of one category, and one shop. */
export const EMBEDDED_LIST = '/incrustar/lista'
export const EMBEDDED_SHOP = '/incrustar/comercio'

/** The script that embeds them: see docs/embedding.md. */
export const EMBEDDING_SCRIPT = '/incrustar.js'

/** Returns the HTML to copy into a page of another site. */
export const embeddingCode = (origin: string) =>
  `<div data-escaparate="lista"></div><script src="${origin}${EMBEDDING_SCRIPT}" async></script>`

/** Message of the script to the loaded frame. The frame answers with its height in pixels. */
export const ASK_HEIGHT = 'escaparate'
