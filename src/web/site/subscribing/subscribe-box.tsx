import { useId, useRef } from 'react'
import { Honeypot } from '#web/forms/honeypot.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconMail } from '#web/ui/icons.ts'
import styles from './subscribe-box.module.css'

/** What somebody would be told of; of the whole town without. */
type Topic = { tienda: number } | { categoria: string }

type SubscribeBoxProps = {
  /** 'de La Espiga', 'de Panaderías', 'del pueblo'. */
  of: string
  topic?: Topic | undefined
}

/** Asks for an e-mail address where somebody has found what they like. The browser sends it by itself. */
export function SubscribeBox({ of, topic }: SubscribeBoxProps) {
  const id = useId()
  const honeypot = useRef<HTMLInputElement>(null)
  const [[name, value] = []] = Object.entries(topic ?? {})
  return (
    <form
      method="post"
      action={name ? `/avisame?${new URLSearchParams({ [name]: String(value) })}` : '/avisame'}
      className={styles.box}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        Avísame de lo nuevo {of}
      </h2>
      <p className={styles.words}>Un correo los jueves, si hay algo. Te vas con un toque.</p>
      <div className={styles.line}>
        <label htmlFor={`${id}-email`} className="visually-hidden">
          Tu correo electrónico
        </label>
        <input
          id={`${id}-email`}
          type="email"
          name="email"
          placeholder="Tu correo electrónico"
          autoComplete="email"
          required
          className={styles.input}
        />

        <Button type="submit" icon={<IconMail size={22} aria-hidden />}>
          Avísame
        </Button>
      </div>
      <Honeypot field={honeypot} />
      <p className={styles.words}>
        Solo para avisarte. <a href="/privacidad">Privacidad</a>
      </p>
    </form>
  )
}
