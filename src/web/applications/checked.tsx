import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Application } from '#contract/applications.ts'
import type { Commerce } from '#contract/commerces.ts'
import { isSameName } from '#contract/same-name.ts'
import { searchCommerces } from '#web/commerces/calls.ts'
import { IconAlertCircle, IconCheck } from '#web/ui/icons.ts'

type AppliedCommerce = Application['commerce']

/** Shows what was looked up about a pending application. It is only a help for the decision. */
export function Checked({ application: { commerce, owner } }: { application: Application }) {
  const alike = useAlike(commerce)
  return (
    <section className="sunken outlined rounded-card full-width px-16 py-12">
      <h3>Comprobado</h3>
      <ul>
        <Row isGood={alike?.length === 0}>
          {alike === undefined && 'Buscando comercios parecidos…'}
          {alike === null && 'No se ha podido buscar si ya está. Míralo en Comercios.'}
          {alike?.length === 0 && 'No se parece a ningún comercio del directorio'}
          {alike?.[0] && (
            <>
              Se parece a{' '}
              <Link to={`/commerces/${alike[0].id}/`}>
                {alike[0].name}, {alike[0].direction}
              </Link>
            </>
          )}
        </Row>
        <Row isGood={commerce.latitude !== null}>
          {commerce.latitude === null ? 'Falta en el mapa' : 'La dirección está en el mapa'}
        </Row>
        {owner && (
          <Row isGood={owner.is_confirmed}>
            {owner.is_confirmed ? 'Ha confirmado su correo' : 'Aún no ha confirmado su correo'}
          </Row>
        )}
      </ul>
    </section>
  )
}

function Row({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <li className="row gap-10">
      {isGood ? (
        <IconCheck size={22} className="ok-text" aria-hidden />
      ) : (
        <IconAlertCircle size={22} className="pend-text" aria-hidden />
      )}
      <span>{children}</span>
    </li>
  )
}

/** Finds other shops with the same name or telephone. Undefined while loading, null if that failed. */
function useAlike({ id, name, n_tlf }: AppliedCommerce): Commerce[] | null | undefined {
  const [alike, setAlike] = useState<Commerce[] | null>()
  useEffect(() => {
    let isLeft = false
    const found = Promise.all([name, n_tlf].map((search) => searchCommerces({ search })))
    found.then(
      (pages) => {
        const all = pages.flatMap(({ results }) => results)
        const isAlike = (one: Commerce) =>
          one.id !== id && (isSameName(one.name, name) || one.n_tlf === n_tlf)
        if (!isLeft) setAlike(all.filter(isAlike))
      },
      () => {
        if (!isLeft) setAlike(null)
      },
    )
    return () => {
      isLeft = true
    }
  }, [id, name, n_tlf])
  return alike
}
