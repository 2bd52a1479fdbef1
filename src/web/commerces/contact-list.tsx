import type { ReactNode } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import { formatPhone, phoneLink } from '#web/format/phone.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { IconMail, IconMapPin, IconPhone, IconRoute, IconUser, IconWorld } from '#web/ui/icons.ts'
import styles from './contact-list.module.css'
import { MapLink } from './map-link.tsx'

type Reachable = Pick<
  Commerce,
  'direction' | 'latitude' | 'longitude' | 'n_tlf' | 'contact_mail' | 'web'
> &
  Partial<Pick<Commerce, 'owner'>>

type ContactListProps = {
  commerce: Reachable
  /** Shows directions as a button below the address. */
  hasDirectionsButton?: boolean
}

/** Address, phone, e-mail and website of a shop as links; with its owner, if given. */
export function ContactList({ commerce, hasDirectionsButton }: ContactListProps) {
  const { direction, n_tlf, contact_mail, web, owner } = commerce
  return (
    <dl className={styles.list}>
      <Contact icon={<IconMapPin size={24} aria-hidden />} name="Dirección">
        {hasDirectionsButton ? (
          <>
            {direction}
            <MapLink shop={commerce} className={styles.directions!}>
              <IconRoute size={24} aria-hidden />
              Cómo llegar
            </MapLink>
          </>
        ) : (
          <MapLink shop={commerce}>{direction}</MapLink>
        )}
      </Contact>
      <Contact icon={<IconPhone size={24} aria-hidden />} name="Teléfono">
        <a href={phoneLink(n_tlf)} className={styles.phone}>
          {formatPhone(n_tlf)}
        </a>
      </Contact>
      <Contact icon={<IconMail size={24} aria-hidden />} name="Correo de contacto">
        <a href={`mailto:${contact_mail}`}>
          <EmailAddress>{contact_mail}</EmailAddress>
        </a>
      </Contact>
      {web && (
        <Contact icon={<IconWorld size={24} aria-hidden />} name="Página web">
          <WebLink url={web} />
        </Contact>
      )}
      {owner && (
        <Contact icon={<IconUser size={24} aria-hidden />} name="De quién es">
          <a href={`mailto:${owner.email}`} className={styles.owner}>
            <span>{owner.username}</span>
            <span className={styles.mail}>
              <EmailAddress>{owner.email}</EmailAddress>
            </span>
          </a>
        </Contact>
      )}
    </dl>
  )
}

/** A link to an owner's website. `ugc`: search engines do not take it as our recommendation. */
export function WebLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {url.replace(/^https:\/\/(www\.)?|\/$/g, '')}
    </a>
  )
}

type ContactProps = { icon: ReactNode; name: string; children: ReactNode }

function Contact({ icon, name, children }: ContactProps) {
  return (
    <div className={styles.contact}>
      <dt>
        {icon}
        <span className={styles.name}>{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
