import type { ReactNode } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import { formatCount } from '#contract/numbers.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import styles from './commerce-detail.module.css'
import { isHidden } from './commerce-status.tsx'
import { formatClosure } from './open-words.ts'
import { photosLine } from './photos-line.ts'
import { isPublished } from './public-links.tsx'

/** What a shop has screens of its own for: how each stands, and the way there. */
export function PartCards({ commerce }: { commerce: Commerce }) {
  const { id, status, hours, photos, latitude } = commerce
  const path = `/commerces/${id}`
  return (
    <>
      {isPublished(commerce) && (
        <PartCard title="Cifras" to={`${path}/cifras`} link="Ver las cifras">
          Cuánta gente lo ve, llama o busca cómo llegar.
        </PartCard>
      )}
      <PartCard
        title="Horario"
        to={`${path}/horario`}
        link={hours === null ? 'Poner el horario' : 'Cambiar el horario'}
      >
        {unbroken(hoursLine(commerce), SHIFT)}
      </PartCard>
      <PartCard
        title="Fotos"
        to={`${path}/fotos`}
        link={photos.length <= 1 ? 'Añadir fotos' : 'Cambiar las fotos'}
      >
        {photosLine(commerce.photos)}
      </PartCard>
      <PartCard
        title="Dirección en el mapa"
        to={`${path}/lugar`}
        link={latitude === null ? 'Ponerlo en el mapa' : 'Mover en el mapa'}
      >
        {placeLine(commerce)}
      </PartCard>
      <PartCard
        title="Ofertas"
        to={`${path}/offers/`}
        link="Ver ofertas"
        className={status === 'RE' ? '' : styles.offers}
      >
        {offersLine(commerce)}
      </PartCard>
    </>
  )
}

type PartCardProps = {
  title: string
  to: string
  link: string
  className?: string | undefined
  children: ReactNode
}

function PartCard({ title, to, link, className = '', children }: PartCardProps) {
  return (
    <Card as="section" className={className}>
      <CardBody>
        <h2 className="title">{title}</h2>
        <p className={`note ${styles.note}`}>{children}</p>
        <ButtonLink to={to} variant="soft" isFullWidth>
          {link}
        </ButtonLink>
      </CardBody>
    </Card>
  )
}

function hoursLine({ hours_text, hours }: Commerce): string {
  if (hours === null) return 'Aún no dices cuándo abres.'
  const closed = hours.closure && formatClosure(hours.closure)
  return [hours_text, closed].filter(Boolean).join('. ')
}

function placeLine({ latitude, direction }: Commerce): string {
  return latitude === null ? 'Aún no está en el mapa.' : `En el mapa, en ${direction}.`
}

function offersLine(commerce: Commerce): string {
  const { status, offers } = commerce
  if (offers === 0) return 'Todavía no hay ninguna.'
  if (isHidden(commerce)) {
    return `${formatCount(offers, 'preparada', 'preparadas')}. Se verán cuando vuelva a verse el comercio.`
  }
  if (status === 'OK') return `${formatCount(offers, 'publicada', 'publicadas')}.`
  return `${formatCount(offers, 'preparada', 'preparadas')}. Se verán cuando se publique el comercio.`
}
