import { Notice } from '../ui/notice.tsx'

/** Shown above a form that cannot be sent without JavaScript. */
export function NeedsJavaScript() {
  return (
    <noscript>
      <Notice>
        Para esto hace falta JavaScript. Actívalo en tu navegador y carga la página otra vez.
      </Notice>
    </noscript>
  )
}
