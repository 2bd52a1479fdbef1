import type { ReactNode } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import type { Placed } from '#contract/map-query.ts'
import { formatPhone, phoneLink } from '#web/format/phone.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { IconMail, IconMapPin, IconPhone, IconUser } from '#web/ui/icons.ts'
import { AddressText } from './address-text.tsx'
import styles from './contact-list.module.css'
import { DirectionsLink, MapLink } from './map-link.tsx'
import { type Linked, shopLinks } from './shop-links.tsx'

type Reachable = Placed &
  Linked &
  Pick<Commerce, 'n_tlf' | 'contact_mail'> &
  Partial<Pick<Commerce, 'owner'>>

type ContactListProps = {
  commerce: Reachable
  /** Shows directions as a button below the address. */
  hasDirectionsButton?: boolean
}

/** Address, phone, e-mail and links of a shop; with its owner, if given. */
export function ContactList({ commerce, hasDirectionsButton }: ContactListProps) {
  const { n_tlf, contact_mail, owner } = commerce
  return (
    <dl className={styles.list}>
      <Contact icon={<IconMapPin size={24} aria-hidden />} name="Dirección">
        {hasDirectionsButton ? (
          <>
            <AddressText address={commerce} />
            <DirectionsLink shop={commerce} className={styles.directions!} />
          </>
        ) : (
          <MapLink shop={commerce}>
            <AddressText address={commerce} />
          </MapLink>
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
      {shopLinks(commerce).map(({ name, label, icon, link }) => (
        <Contact key={name} icon={icon} name={label}>
          {link}
        </Contact>
      ))}
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
