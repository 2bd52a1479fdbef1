import { useRef } from 'react'
import { useModule } from '#web/api/modules.ts'
import { Honeypot } from '#web/forms/honeypot.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconMail } from '#web/ui/icons.ts'
import styles from './subscribing.module.css'

/** What the subscription is about; the whole town where there is none. */
type Topic = { tienda: number } | { categoria: string }

type SubscribeBoxProps = {
  /** 'de La Espiga', 'de Panaderías', 'del pueblo'. */
  of: string
  topic?: Topic | undefined
}

const [TITLE_ID, EMAIL_ID] = ['avisame-titulo', 'avisame-correo']

/** Asks for an e-mail address where somebody has found what they like: once on a page. The browser sends it by itself. */
export function SubscribeBox({ of, topic }: SubscribeBoxProps) {
  const honeypot = useRef<HTMLInputElement>(null)
  const isShown = useModule('subscriptions')
  const [[name, value] = []] = Object.entries(topic ?? {})
  if (!isShown) return null
  return (
    <form
      method="post"
      action={name ? `/avisame?${new URLSearchParams({ [name]: String(value) })}` : '/avisame'}
      className="stack relative gap-10 mt-32 card no-print p-20"
      aria-labelledby={TITLE_ID}
    >
      <h2 id={TITLE_ID} className="text-25">
        Avísame de lo nuevo {of}
      </h2>
      <p className="note">Un correo los jueves, si hay algo. Te das de baja con un toque.</p>
      <div className="cluster gap-10">
        <label htmlFor={EMAIL_ID} className="visually-hidden">
          Tu correo electrónico
        </label>
        <input
          id={EMAIL_ID}
          type="email"
          name="email"
          placeholder="Tu correo electrónico"
          autoComplete="email"
          required
          className={`min-w-0 surface tap rounded-chip py-8 px-14 ${styles.input}`}
        />
        <Button type="submit" icon={<IconMail size={22} aria-hidden />}>
          Avísame
        </Button>
      </div>
      <Honeypot field={honeypot} />
      <p className="note">
        Solo para avisarte. <a href="/privacidad">Privacidad</a>
      </p>
    </form>
  )
}
