/** The id of the user for whom a client acts: a signed call whose token is somebody else's is refused. */
export const ACTING_USER_HEADER = 'X-Acting-User'

/** The `code` of that refusal. */
export const OTHER_USER = 'other_user'
