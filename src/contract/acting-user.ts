/** Header with the id of the user for whom a client acts. A request with the token of another user is refused. */
export const ACTING_USER_HEADER = 'X-Acting-User'

/** The `code` of that error. */
export const OTHER_USER = 'other_user'
