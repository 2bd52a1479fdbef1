export const schemeStorageKey = 'apariencia'
export const fontSizeStorageKey = 'tamano-de-letra'

/**
 * Runs in the head before the first paint: the stored theme and font size, or the system's. It
 * stays on to follow the system, so public pages need no theme code of their own.
 */
export const appearanceScript = `(function(){
var root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)')
function stored(key){try{return localStorage.getItem(key)}catch(e){return null}}
function apply(){
var scheme=stored('${schemeStorageKey}')
if(scheme!=='light'&&scheme!=='dark')scheme=dark.matches?'dark':'light'
root.setAttribute('data-mantine-color-scheme',scheme)
var size=stored('${fontSizeStorageKey}')
root.style.fontSize=size==='112'||size==='125'?size+'%':''
}
apply()
dark.addEventListener('change',apply)
addEventListener('storage',apply)
addEventListener('appearance',apply)
})()`
