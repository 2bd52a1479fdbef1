/** The public origin, from the address that a page is rendered for. */
export const originOf = (request: Request) => new URL(request.url).origin
