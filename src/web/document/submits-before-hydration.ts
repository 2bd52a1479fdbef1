/**
 * Runs before hydration, when submitting would send a form natively, which no route handles: prevents the
 * submit of a form with `data-held`, and repeats it after hydration.
 */
export const submitsBeforeHydrationScript = `(function(){
var pressed
function hold(event){
if(!event.target.hasAttribute('data-held'))return
event.preventDefault()
event.stopPropagation()
pressed=event.target
}
addEventListener('submit',hold,true)
addEventListener('hydrated',function(){
removeEventListener('submit',hold,true)
if(pressed&&pressed.isConnected)pressed.requestSubmit()
},{once:true})
})()`

/** Call it once, after hydration. */
export const sendSubmitsBeforeHydration = () => dispatchEvent(new Event('hydrated'))
