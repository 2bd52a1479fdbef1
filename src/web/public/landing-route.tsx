import { replace } from 'react-router'
import type { PageHandle } from '#web/root.tsx'
import { storedUser } from '#web/session.ts'
import { Landing } from './landing.tsx'

/** Whoever is signed in goes on before the first paint: the server never looks at cookies. */
export const handle: PageHandle = {
  headScript: `try{if(JSON.parse(localStorage.getItem('user')).username){
document.documentElement.style.visibility='hidden'
location.replace('/dashboard')}}catch(e){}`,
}

export const loader = () => null

/** The same on the way here from another screen; not while the first page wakes up. */
export function clientLoader() {
  return storedUser() ? replace('/dashboard') : null
}

export default function LandingRoute() {
  return <Landing />
}
