/** Told on the window when a session may have begun or ended in this same page. */
export const SESSION_CHANGE = 'session'

/**
 * Runs in the head before the first paint: marks the page of whoever is signed in, as
 * `session.ts` keeps them. It looks again when they sign in or out in another tab, and when a page
 * comes back as it was left.
 */
export const signedInScript = `(function(){
function look(){var user=null
try{user=JSON.parse(localStorage.getItem('user'))}catch(e){}
document.documentElement.toggleAttribute('data-signed-in',
!!user&&!!user.username&&/(^|; )auth_refresh=./.test(document.cookie))}
look()
addEventListener('storage',look)
addEventListener('pageshow',look)
addEventListener('${SESSION_CHANGE}',look)
})()`
