import type { ReactNode } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import { type AddressWithPoint, destinationOf } from '#contract/map-query.ts'
import { useTown } from '#web/api/site.ts'
import { formatPhone, phoneLink } from '#web/format/phone.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { IconMail, IconMapPin, IconPhone, IconUser } from '#web/ui/icons.ts'
import { AddressText } from './address-text.tsx'
import styles from './contact-list.module.css'
import { directionsUrl } from './directions-url.ts'
import { linkWords } from './link-words.ts'
import { type LinkName, type LinkValues, shopLinks } from './shop-links.tsx'

type ContactShop = AddressWithPoint &
  LinkValues &
  Pick<Commerce, 'n_tlf' | 'contact_mail'> &
  Partial<Pick<Commerce, 'owner'>>

type ContactName = 'direction' | 'n_tlf' | 'contact_mail' | LinkName

type ContactListProps = {
  commerce: ContactShop
  notes?: Partial<Record<ContactName, ReactNode>>
  children?: ReactNode
  /** Shows text instead of links, and omits the website and profiles that have no note. */
  isText?: boolean
}

export function ContactList({ commerce, notes = {}, children, isText }: ContactListProps) {
  const { n_tlf, contact_mail, owner } = commerce
  const destination = destinationOf(useTown(), commerce)
  const address = <AddressText address={commerce} />
  const withLink = (href: string, text: ReactNode) => (isText ? text : <a href={href}>{text}</a>)
  return (
    <dl className={`line-bottom ${styles.list} ${isText ? styles.text : ''}`}>
      {children}
      <Contact icon={<IconMapPin size={24} aria-hidden />} name="Dirección" note={notes.direction}>
        {isText ? (
          address
        ) : (
          <a
            href={directionsUrl(destination, userAgent)}
            data-place={destination}
            target="_blank"
            rel="noreferrer"
          >
            {address}
          </a>
        )}
      </Contact>
      <Contact icon={<IconPhone size={24} aria-hidden />} name="Teléfono" note={notes.n_tlf}>
        {withLink(phoneLink(n_tlf), <span className="tabular">{formatPhone(n_tlf)}</span>)}
      </Contact>
      {contact_mail && (
        <Contact
          icon={<IconMail size={24} aria-hidden />}
          name="Correo de contacto"
          note={notes.contact_mail}
        >
          {withLink(`mailto:${contact_mail}`, <EmailAddress>{contact_mail}</EmailAddress>)}
        </Contact>
      )}
      {shopLinks(commerce)
        .filter(({ name }) => !isText || notes[name])
        .map(({ name, label, icon, link }) => (
          <Contact key={name} icon={icon} name={label} note={notes[name]}>
            {isText ? linkWords(name, commerce[name]) : link}
          </Contact>
        ))}
      {owner && !isText && (
        <Contact icon={<IconUser size={24} aria-hidden />} name="De quién es">
          <a href={`mailto:${owner.email}`} className={styles.owner}>
            <span>{owner.username}</span>
            <span className="regular">
              <EmailAddress>{owner.email}</EmailAddress>
            </span>
          </a>
        </Contact>
      )}
    </dl>
  )
}

/** '' on the server: on public pages a script adapts the URL to the browser, from `data-place`. */
const userAgent = import.meta.env.SSR ? '' : navigator.userAgent

type ContactProps = { icon: ReactNode; name: string; note?: ReactNode; children: ReactNode }

export function Contact({ icon, name, note, children }: ContactProps) {
  return (
    <div className={`grid ${note ? 'align-start' : 'align-center'} line-top ${styles.contact}`}>
      <dt className="row gap-12">
        {icon}
        <span className={`muted ${styles.name}`}>{name}</span>
      </dt>
      <dd className={note ? `strong wrap between flex align-center ${styles.noted}` : 'strong'}>
        {note ? <div>{children}</div> : children}
        {note}
      </dd>
    </div>
  )
}
