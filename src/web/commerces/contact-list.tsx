import type { ReactNode } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import { IconMail, IconMapPin, IconPhone } from '#web/ui/icons.ts'
import { phoneLink, sayPhone } from '#web/ui/phone.ts'
import styles from './contact-list.module.css'

/** Where a shop is and how to reach it; the phone and the mail open the device's own apps. */
export function ContactList({ commerce }: { commerce: Commerce }) {
  const { direction, n_tlf, contact_mail } = commerce
  return (
    <dl className={styles.list}>
      <Contact icon={<IconMapPin size={24} aria-hidden />} name="Dirección">
        {direction}
      </Contact>
      <Contact icon={<IconPhone size={24} aria-hidden />} name="Teléfono">
        <a href={phoneLink(n_tlf)} className={styles.phone}>
          {sayPhone(n_tlf)}
        </a>
      </Contact>
      <Contact icon={<IconMail size={24} aria-hidden />} name="Correo de contacto">
        <a href={`mailto:${contact_mail}`}>{contact_mail}</a>
      </Contact>
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
