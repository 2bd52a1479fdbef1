/** Id of the user for whom a client acts. A request with the token of another user is refused. */
export const ACTING_USER_HEADER = 'X-Acting-User'

/** Error code of the refusal. */
export const OTHER_USER = 'other_user'
