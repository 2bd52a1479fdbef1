/**
 * Runs before hydration. The browser would send a form with `data-held` natively, but no route handles that: prevents
 * the submit and repeats it after hydration.
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
