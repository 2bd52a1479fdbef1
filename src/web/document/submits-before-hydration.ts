/**
 * Runs before the page listens, when a press would send a form in the browser's own way, to nobody:
 * a form with `data-held` keeps the press, and is sent by the page once it listens.
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

/** To be told once, when the page listens. */
export const sendSubmitsBeforeHydration = () => dispatchEvent(new Event('hydrated'))
