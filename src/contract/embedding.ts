export const EMBEDDED_LIST = '/incrustar/lista'
export const EMBEDDED_SHOP = '/incrustar/comercio'

/** Path of the script that embeds a list or a shop in other websites: see docs/embedding.md. */
export const EMBEDDING_SCRIPT = '/incrustar.js'

export const embeddingCode = (origin: string) =>
  `<div data-escaparate="lista"></div><script src="${origin}${EMBEDDING_SCRIPT}" async></script>`

/** The message by which the script asks an embedded page for the height of the page in pixels. */
export const ASK_HEIGHT = 'escaparate'
