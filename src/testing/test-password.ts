/** The password of all accounts of tests. */
export const PASSWORD = 'escaparate-demo'

/** A hash of it that is checked at once: real hashes take long on purpose. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$cLg5kStGUV8ScbVRTknZNw$tjyLtncduKgcXNuleonGlGaH+7RPwQzQ6dgpoMY2pn8'
