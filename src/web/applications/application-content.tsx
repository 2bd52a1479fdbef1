import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Application } from '#contract/applications.ts'
import type { Commerce } from '#contract/commerces.ts'
import { sayMixed } from '#contract/mixed-scripts.ts'
import { isSameName } from '#contract/same-name.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { AddressText } from '#web/commerces/address-text.tsx'
import { searchCommerces } from '#web/commerces/calls.ts'
import { CommercePhoto } from '#web/commerces/commerce-photo.tsx'
import { shopLinks } from '#web/commerces/shop-links.tsx'
import { formatPhone, phoneLink } from '#web/format/phone.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import {
  IconAlertCircle,
  IconCheck,
  IconMail,
  IconMapPin,
  IconPhone,
  IconUser,
} from '#web/ui/icons.ts'
import styles from './application-content.module.css'
import { formatDecision } from './labels.ts'

type ApplicationContentProps = { application: Application; shop: FacadeShop; categories: string[] }

export function ApplicationContent({ application, shop, categories }: ApplicationContentProps) {
  const { commerce, owner, reason, status } = application
  const mixedWarning = sayMixed(commerce.name)
  return (
    <div className={`grid ${styles.content}`}>
      <div className={`grid gap-24 justify-items-start content-start ${styles.words}`}>
        {status !== 'PE' && (
          <section
            className={`full-width px-16 py-14 rounded-button ${status === 'OK' ? 'ok' : 'rejected'}`}
          >
            <h3 className="small-title">{formatDecision(application)}</h3>
            {reason && <p className="pre-line">«{reason}»</p>}
          </section>
        )}
        <section>
          <h3 className="mb-6">Solicitud</h3>
          <blockquote className="quote">«{application.application}»</blockquote>
        </section>
        <section>
          <h3 className="mb-6">Comercio</h3>
          {mixedWarning && <p className="mb-6 semibold pend-text">{mixedWarning}</p>}
          <p className="pre-line measure">{commerce.description}</p>
          {categories.length > 1 && <p className="mt-4 muted small">{categories.join(', ')}</p>}
          <ul className="cluster gap-x-24 mt-12" aria-label="Datos del comercio">
            <Fact icon={<IconMapPin size={24} aria-hidden />} name="Dirección">
              <AddressText address={commerce} />
            </Fact>
            <Fact icon={<IconPhone size={24} aria-hidden />} name="Teléfono">
              <a href={phoneLink(commerce.n_tlf)}>{formatPhone(commerce.n_tlf)}</a>
            </Fact>
            {commerce.contact_mail && (
              <Fact icon={<IconMail size={24} aria-hidden />} name="Correo de contacto">
                <a href={`mailto:${commerce.contact_mail}`}>
                  <EmailAddress>{commerce.contact_mail}</EmailAddress>
                </a>
              </Fact>
            )}
            {shopLinks(commerce).map(({ name, label, icon, link }) => (
              <Fact key={name} icon={icon} name={label}>
                {link}
              </Fact>
            ))}
            <Fact icon={<IconUser size={24} aria-hidden />} name="De quién es">
              {owner === null ? (
                <span>De nadie todavía</span>
              ) : (
                <span>
                  {owner.username},{' '}
                  <a href={`mailto:${owner.email}`}>
                    <EmailAddress>{owner.email}</EmailAddress>
                  </a>
                </span>
              )}
            </Fact>
          </ul>
        </section>
        {status === 'PE' ? (
          <ApplicationChecks application={application} />
        ) : (
          <ButtonLink to={`/commerces/${commerce.id}/`} variant="soft" size="small">
            Ver el comercio
          </ButtonLink>
        )}
      </div>
      <div className={`frame ratio-photo overflow-clip rounded-button ${styles.photo}`}>
        <CommercePhoto
          commerce={commerce}
          shop={shop}
          sizes="(max-width: 62em) 100vw, 320px"
          alt={`Foto de ${commerce.name}`}
        />
      </div>
    </div>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li className={`row gap-8 strong break-anywhere tabular tap ${styles.fact}`}>
      {icon}
      <span className="visually-hidden">{name}: </span>
      {children}
    </li>
  )
}

function ApplicationChecks({ application: { commerce, owner } }: { application: Application }) {
  const similar = useSimilarShops(commerce)
  return (
    <section className="sunken outlined rounded-card full-width px-16 py-12">
      <h3>Comprobado</h3>
      <ul>
        <Row isGood={similar?.length === 0}>
          {similar === undefined && 'Buscando comercios parecidos…'}
          {similar === null && 'No se ha podido buscar si ya está. Míralo en Comercios.'}
          {similar?.length === 0 && 'No se parece a ningún comercio del directorio'}
          {similar?.[0] && (
            <>
              Se parece a{' '}
              <Link to={`/commerces/${similar[0].id}/`}>
                {similar[0].name}, {similar[0].direction}
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

/** Finds other shops with the same name or telephone. Undefined while loading, null if a request failed. */
function useSimilarShops({ id, name, n_tlf }: Application['commerce']) {
  const [similar, setSimilar] = useState<Commerce[] | null>()
  useEffect(() => {
    let isCancelled = false
    async function search() {
      const pages = await Promise.all(
        [name, n_tlf].map((text) => searchCommerces({ search: text })),
      )
      return pages
        .flatMap(({ results }) => results)
        .filter((shop) => shop.id !== id && (isSameName(shop.name, name) || shop.n_tlf === n_tlf))
    }
    void search()
      .catch(() => null)
      .then((found) => isCancelled || setSimilar(found))
    return () => {
      isCancelled = true
    }
  }, [id, name, n_tlf])
  return similar
}
