/** Where the device stores what somebody has saved: an array of keys as JSON, the latest first. */
export const SAVED_STORAGE = 'guardados'

/**
 * Runs in the head before the first paint of every page: marks it when something is saved, for the link to it. Runs
 * again when that changes in another tab, and on pages from the back-forward cache.
 */
export const hasSavedScript = `(function(){
function look(){var saved=''
try{saved=localStorage.getItem('${SAVED_STORAGE}')||''}catch(e){}
document.documentElement.toggleAttribute('data-has-saved',saved.length>2)}
look()
addEventListener('storage',look)
addEventListener('pageshow',look)
})()`
