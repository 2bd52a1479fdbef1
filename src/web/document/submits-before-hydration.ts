/** Prevents submits of forms with `data-held`, which no route handles, and repeats the last one after hydration. */
export const submitsBeforeHydrationScript = `(function(){
var pressed
function preventSubmit(event){
if(!event.target.hasAttribute('data-held'))return
event.preventDefault()
event.stopPropagation()
pressed=event.target
}
addEventListener('submit',preventSubmit,true)
addEventListener('hydrated',function(){
removeEventListener('submit',preventSubmit,true)
if(pressed&&pressed.isConnected)pressed.requestSubmit()
},{once:true})
})()`

export const sendSubmitsBeforeHydration = () => dispatchEvent(new Event('hydrated'))
