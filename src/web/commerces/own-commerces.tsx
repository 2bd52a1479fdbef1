import type { Ref } from 'react'
import { useLocation } from 'react-router'
import type { Restriction } from '#contract/appeals.ts'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { formatCount } from '#contract/numbers.ts'
import { appealState, RestoreButton, reasonOf } from '#web/appeals/restriction-notice.tsx'
import { formatDay } from '#web/format/dates.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody, CardLink, CardPicture } from '#web/ui/card.tsx'
import { CategorySymbol, Mark } from '#web/ui/drawing.tsx'
import { IconMessage2 } from '#web/ui/icons.ts'
import styles from './commerce-list.module.css'
import { CommercePhoto } from './commerce-photo.tsx'
import { CommerceStatus } from './commerce-status.tsx'
import { categoryNames, facadeOf } from './facade-of.ts'

type OwnCommercesProps = { commerces: readonly Commerce[]; categories: readonly Category[] }

export function OwnCommerces({ commerces, categories }: OwnCommercesProps) {
  return (
    <div className="container">
      <div className={`flex gap-20 ${styles.columns}`}>
        <ul className={`grid gap-24 grow content-start ${styles.cards}`}>
          {commerces.map((commerce, index) => (
            <li className="grid" key={commerce.id}>
              {/* About four cards are visible without scrolling. */}
              <CommerceCard commerce={commerce} categories={categories} isEager={index < 4} />
            </li>
          ))}
        </ul>
        <StatesLegend />
      </div>
    </div>
  )
}

type CommerceCardProps = Pick<OwnCommercesProps, 'categories'> & {
  commerce: Commerce
  isEager: boolean
}

function CommerceCard({ commerce, categories, isEager }: CommerceCardProps) {
  const { search, pathname } = useLocation()
  const path = `/commerces/${commerce.id}/`
  return (
    <Card as="article" className="flex column">
      <CardPicture tag={<CommerceStatus commerce={commerce} />}>
        <CommercePhoto
          commerce={commerce}
          shop={facadeOf(commerce, categories)}
          sizes="(max-width: 48em) 100vw, 330px"
          alt=""
          isEager={isEager}
        />
      </CardPicture>
      <CardBody className={`flex grow column ${styles.body}`}>
        <h2 className={`two-lines text-h2-phone ${styles.name}`}>
          <CardLink id={linkId(commerce.id)} to={path} state={{ list: pathname + search }}>
            {commerce.name}
          </CardLink>
        </h2>
        <p className="cluster mt-6 mb-12 gap-4 gap-x-14">
          {categoryNames(commerce.category, categories).map((name) => (
            <span key={name} className="inline-row gap-8 note">
              <CategorySymbol category={name} size={24} />
              {name}
            </span>
          ))}
        </p>
        <p className={`two-lines ${styles.description}`}>{commerce.description}</p>
        <div className={`row wrap between gap-12 ${styles.foot}`}>
          {commerce.status === 'RE' && commerce.reason && (
            <p className={`grid gap-8 small loose semibold ${styles.reason}`}>
              <IconMessage2 size={22} aria-hidden />
              <span className="two-lines">«{commerce.reason}»</span>
            </p>
          )}
          <p className="muted small">{noteOn(commerce)}</p>
          <ButtonLink
            to={`${path}offers/`}
            variant="soft"
            size="small"
            className="relative z-1"
            aria-label={`Ver ofertas de ${commerce.name}`}
          >
            Ver ofertas
          </ButtonLink>
        </div>
      </CardBody>
    </Card>
  )
}

export const linkId = (id: number) => `comercio-${id}`

function noteOn({ status, submitted_at, offers }: Commerce): string {
  if (status === 'PE') return `Enviada ${formatDay(submitted_at)}`
  if (status === 'RE') return ''
  return offers === 0 ? 'Sin ofertas' : formatCount(offers, 'oferta', 'ofertas')
}

function StatesLegend() {
  return (
    <aside className={styles.rail} aria-labelledby="estados">
      <h2 className="title" id="estados">
        Qué significa cada estado
      </h2>
      <dl>
        {MEANINGS.map(([commerce, meaning]) => (
          <div key={meaning} className="mt-20">
            <dt>
              <CommerceStatus commerce={commerce} />
            </dt>
            <dd className="note mt-8">{meaning}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

type Meaning = [commerce: Pick<Commerce, 'status' | 'hidden'>, meaning: string]

const MEANINGS: Meaning[] = [
  [{ status: 'PE', hidden: false }, 'La estamos revisando.'],
  [{ status: 'OK', hidden: false }, 'Se ve en el directorio.'],
  [{ status: 'OK', hidden: true }, 'Los vecinos no la ven hasta que se muestre otra vez.'],
  [{ status: 'RE', hidden: false }, 'Te decimos qué falta.'],
]

type DeletedCommercesProps = OwnCommercesProps & {
  restrictions: readonly Restriction[]
  onRestore: (commerce: Commerce) => Promise<void>
  heading: Ref<HTMLHeadingElement>
}

export function DeletedCommerces(props: DeletedCommercesProps) {
  const { commerces, categories, restrictions, onRestore, heading } = props
  return (
    <section className="line-top max-w-760 mt-48 pt-20" aria-labelledby={HEADING}>
      <h2 className="title" ref={heading} id={HEADING} tabIndex={-1}>
        Eliminados
      </h2>
      <ul className="divided mt-8">
        {commerces.map((commerce) => {
          const { id, name, deleted_at, expires_at } = commerce
          const deletedOn = formatDay(deleted_at!)
          const restriction = restrictions.find(
            ({ kind, commerce }) => kind === 'commerce_deleted' && commerce === id,
          )
          return (
            <li key={id} className={`grid align-center gap-8 gap-x-16 py-12 ${styles.row}`}>
              <Mark shop={facadeOf(commerce, categories)} size={48} />
              <div>
                <p className="strong">{name}</p>
                <p className="note">
                  {restriction
                    ? `Lo eliminó la administración, ${deletedOn}. ${reasonOf(restriction)} ${appealState(restriction)}`
                    : `Eliminado ${deletedOn}. Se guarda hasta ${formatDay(expires_at!)}.`}
                </p>
              </div>
              <RestoreButton
                restriction={restriction}
                name={name}
                onClick={() => onRestore(commerce)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const HEADING = 'eliminados'
