export const sidebarStorageKey = 'barra-lateral'

/**
 * Runs in the head before the first paint of a back-office page: redirects to the login without a session,
 * and sets the remembered width of the sidebar. `guard.ts` checks again.
 */
export const headScript = `(function(){
var root=document.documentElement,user=null
try{user=JSON.parse(localStorage.getItem('user'))}catch(e){}
if(!user||!user.username||!/(^|; )auth_refresh=./.test(document.cookie)){
root.style.visibility='hidden'
var from=location.pathname==='/unauthorized'
?new URLSearchParams(location.search).get('from')||'/':location.pathname+location.search
location.replace('/login?from='+encodeURIComponent(from))}
try{if(/^(collapsed|plegada)$/.test(localStorage.getItem('${sidebarStorageKey}')))root.setAttribute('data-sidebar','collapsed')}catch(e){}
})()`
