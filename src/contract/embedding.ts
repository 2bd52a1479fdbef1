export const EMBEDDED_LIST = '/incrustar/lista'
export const EMBEDDED_SHOP = '/incrustar/comercio'

/** Path of the script that embeds these pages in other websites: see docs/embedding.md. */
export const EMBEDDING_SCRIPT = '/incrustar.js'

export const embeddingCode = (origin: string) =>
  `<div data-escaparate="lista"></div><script src="${origin}${EMBEDDING_SCRIPT}" async></script>`

/** Message of the script to the embedded page, which answers with its height in pixels. */
export const ASK_HEIGHT = 'escaparate'
