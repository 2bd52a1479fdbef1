import { Button } from '#web/ui/button.tsx'

/** Explains how visits are counted, with a switch to object (GDPR, article 21). */
export function FiguresAndYou({ justChosen }: { justChosen: string | null }) {
  return (
    <>
      <h2 id="cifras">Qué contamos cuando miras</h2>
      <p>
        Contamos cuántas veces al día se mira cada comercio y cada oferta, y se pulsa «Llamar»,
        «Cómo llegar» y sus otros botones, para que el dueño y el ayuntamiento sepan si el
        directorio sirve. Para no contarte dos veces, tu dirección de internet y tu navegador se
        convierten en un número que cambia cada día y que a medianoche se tira: ni quedan apuntados
        en ninguna parte, ni hay cookies, ni lo ve nadie de fuera. Lo que se busca solo se apunta
        cuando lo han buscado cinco personas, sin decir quiénes.
      </p>
      <form
        method="post"
        action="/privacidad"
        aria-label="Si te contamos"
        className="cluster gap-8"
      >
        {justChosen !== null && (
          <p role="status" className="full-width" data-objection={justChosen}>
            {justChosen === 'no'
              ? 'Hecho: lo que mires en este dispositivo ya no cuenta.'
              : 'Hecho: lo que mires en este dispositivo vuelve a contar.'}
          </p>
        )}
        <div data-when-counted="si">
          <Button type="submit" name="cifras" value="no" variant="outline">
            No quiero contar en las cifras
          </Button>
        </div>
        <div data-when-counted="no">
          <Button type="submit" name="cifras" value="si" variant="outline">
            Quiero volver a contar
          </Button>
        </div>
      </form>
    </>
  )
}

/** Shows whether this device is counted; the page contains both texts. Inlined, so it must only use its parameter. */
export function startObjection(cookie: string): void {
  const show = () => {
    const objects = document.cookie.split('; ').includes(`${cookie}=1`)
    for (const part of document.querySelectorAll<HTMLElement>('[data-when-counted]')) {
      part.hidden = part.dataset.whenCounted !== (objects ? 'no' : 'si')
    }
    const message = document.querySelector('[data-objection=no]')
    if (message && !objects) {
      message.textContent =
        'Tu navegador bloquea las cookies, y sin la que dice que no quieres contar te seguimos contando. Permite las cookies de esta web en sus ajustes y prueba otra vez.'
    }
  }
  show()
  addEventListener('pageshow', show)
}
