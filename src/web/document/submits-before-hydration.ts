/** Before hydration no route handles a form with `data-held`. Prevents submits, and repeats the last one afterwards. */
export const submitsBeforeHydrationScript = `(function(){
var lastForm
function preventSubmit(event){
if(!event.target.hasAttribute('data-held'))return
event.preventDefault()
event.stopPropagation()
lastForm=event.target
}
addEventListener('submit',preventSubmit,true)
addEventListener('hydrated',function(){
removeEventListener('submit',preventSubmit,true)
if(lastForm&&lastForm.isConnected)lastForm.requestSubmit()
},{once:true})
})()`

export const sendSubmitsBeforeHydration = () => dispatchEvent(new Event('hydrated'))
