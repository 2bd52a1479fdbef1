/** Event of `window` when a session may have begun or ended in this page. */
export const SESSION_CHANGE = 'session'

/**
 * Runs in the head before the first paint: marks the page if a user is signed in (see `session.ts`). Runs again when
 * that changes in another tab, and on pages from the back-forward cache.
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
