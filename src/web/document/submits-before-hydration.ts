/**
 * Runs before hydration, when a press would submit a form natively, which no route handles:
 * a form with `data-held` is held back, and submitted again after hydration.
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

/** To be called once, after hydration. */
export const sendSubmitsBeforeHydration = () => dispatchEvent(new Event('hydrated'))
