import { Notice } from '../ui/notice.tsx'

/** Above a form that only the page can send, for whoever has switched scripts off. */
export function NeedsJavaScript() {
  return (
    <noscript>
      <Notice>
        Para esto hace falta JavaScript. Actívalo en tu navegador y carga la página otra vez.
      </Notice>
    </noscript>
  )
}
