/** The public origin, from the URL of the request. */
export const originOf = (request: Request) => new URL(request.url).origin
