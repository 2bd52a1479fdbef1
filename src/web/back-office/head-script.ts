import { ADMINISTRATOR } from '#contract/roles.ts'

export const sidebarStorageKey = 'barra-lateral'

/** Before the first paint, redirects to the login if there is no session, and sets attributes for the style sheets. */
export const headScript = `(function(){
var root=document.documentElement,user=null
try{user=JSON.parse(localStorage.getItem('user'))}catch(e){}
if(!user||!user.username||!/(^|; )auth_refresh=./.test(document.cookie)){
root.style.visibility='hidden'
var from=location.pathname==='/unauthorized'
?new URLSearchParams(location.search).get('from')||'/':location.pathname+location.search
location.replace('/login?from='+encodeURIComponent(from))}
else if((user.role&&user.role.id||user.role)==${ADMINISTRATOR})root.setAttribute('data-role','administrator')
try{if(localStorage.getItem('${sidebarStorageKey}')==='collapsed')root.setAttribute('data-sidebar','collapsed')}catch(e){}
})()`
