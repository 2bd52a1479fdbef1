import { useState } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import type { TownMap } from '#contract/map.ts'
import type { PlaceProposal } from '#contract/places.ts'
import { MainAction } from '#web/screens/main-action.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconFocusCentered, IconMapPin, IconTrash } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PinMap } from './pin-map.tsx'
import { placeWords } from './place-words.ts'
import { usePlace } from './use-place.ts'

type PlaceFormProps = {
  commerce: Commerce
  proposal: PlaceProposal | null
  townMap: TownMap | null
  onSaved: (saved: Commerce) => Promise<void>
}

/** Shows the proposed pin; the owner confirms, moves or removes it. */
export function PlaceForm({ commerce, proposal, townMap, onSaved }: PlaceFormProps) {
  const place = usePlace(commerce, proposal, townMap, onSaved)
  const [isMapGone, setMapGone] = useState(false)
  const { pin, origin, error, isSaved, isChanged } = place
  const map = isMapGone ? null : townMap
  const confirm = pin && isChanged && (
    <Button icon={IconMapPin} busyLabel="Guardando…" onClick={() => place.save(pin)}>
      Aquí está
    </Button>
  )
  return (
    <>
      <Card as="section" className="max-w-860" aria-labelledby="direccion">
        <CardBody className="stack gap-12">
          <div className="row wrap between gap-4 gap-x-16">
            <h2 id="direccion" className="title">
              {commerce.direction}
            </h2>
            <ButtonLink to={`/commerces/${commerce.id}`} variant="text" size="small">
              Cambiar la dirección
            </ButtonLink>
          </div>
          <p role="status">{placeWords(origin, map !== null)}</p>
        </CardBody>
        {map && (
          <PinMap townMap={map} pin={pin} onMove={place.move} onFailure={() => setMapGone(true)} />
        )}
        <CardBody className="stack gap-12">
          {error && <Notice>{error}</Notice>}
          <div className="cluster gap-12">
            <div className="no-phone hide-empty">{confirm}</div>
            <Button
              variant="outline"
              icon={IconFocusCentered}
              busyLabel="Buscando dónde estás…"
              onClick={place.locate}
            >
              Usar mi posición
            </Button>
            {isSaved && (
              <Button
                variant="text"
                icon={IconTrash}
                busyLabel="Eliminando…"
                onClick={() => place.save(null)}
              >
                Eliminar del mapa
              </Button>
            )}
          </div>
        </CardBody>
      </Card>
      {confirm && <MainAction>{confirm}</MainAction>}
    </>
  )
}
