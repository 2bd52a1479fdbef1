export const schemeStorageKey = 'apariencia'
export const fontSizeStorageKey = 'tamano-de-letra'

/** Applies the stored theme and font size before the first paint and after a change, also of the system's theme. */
export const appearanceScript = `(function(){
var root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)'),chosen={}
function stored(key){if(chosen[key])return chosen[key]
try{return localStorage.getItem(key)}catch(e){return null}}
function apply(){
var scheme=stored('${schemeStorageKey}')
if(scheme!=='light'&&scheme!=='dark')scheme=dark.matches?'dark':'light'
root.setAttribute('data-color-scheme',scheme)
var size=stored('${fontSizeStorageKey}')
root.style.fontSize=size==='112'||size==='125'?size+'%':''
}
apply()
dark.addEventListener('change',apply)
addEventListener('storage',function(e){delete chosen[e.key];apply()})
addEventListener('appearance',function(e){chosen[e.detail.key]=e.detail.value;apply()})
})()`
