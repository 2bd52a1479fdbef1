/** Name of the event of `window` when a session may have begun or ended. */
export const SESSION_CHANGE = 'session'

/** Sets `data-signed-in` while a user is signed in (session.ts), before the first paint and after each change. */
export const signedInScript = `(function(){
function update(){var user=null
try{user=JSON.parse(localStorage.getItem('user'))}catch(e){}
document.documentElement.toggleAttribute('data-signed-in',
!!user&&!!user.username&&/(^|; )auth_refresh=./.test(document.cookie))}
update()
addEventListener('storage',update)
addEventListener('pageshow',update)
addEventListener('${SESSION_CHANGE}',update)
})()`
