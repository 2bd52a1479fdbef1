import type { MailedEndingOffersQuestion } from '#contract/mailed-actions.ts'
import { AuthScreen, openPicture } from '#web/auth/auth-screen.tsx'
import { formatWeekday } from '#web/commerces/open-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './question.module.css'
import { type QuestionProps, WrongLink } from './wrong-link.tsx'

export function EndingOffersQuestion(props: QuestionProps<MailedEndingOffersQuestion>) {
  const { question, isJustSaved, refusal } = props
  const { offers, is_answered } = question
  if (offers.length === 0) return <WrongLink sentence={NONE_ENDS} />
  if (is_answered) return <ExtensionResult question={question} isJustSaved={isJustSaved} />
  const isOne = offers.length === 1
  return (
    <AuthScreen title={isOne ? '¿Una semana más?' : '¿Cuáles siguen una semana más?'}>
      <p className="muted">
        {isOne
          ? `«${offers[0]!.title}» termina el ${formatWeekday(question.ends_on)}.`
          : `Terminan el ${formatWeekday(question.ends_on)}.`}{' '}
        Si la prolongas, valdrá hasta el {formatWeekday(question.extends_to)}.
      </p>
      {refusal && <Notice>{refusal}</Notice>}
      <form method="post" className="stack gap-12" aria-label="Respuesta">
        {isOne ? (
          <input type="hidden" name="extend" value={offers[0]!.id} />
        ) : (
          <fieldset className="grid gap-8">
            <legend className="visually-hidden">Ofertas que siguen</legend>
            {offers.map(({ id, title, commerce_name }) => (
              <label key={id} className={`row gap-12 tap rounded-chip py-8 px-14 ${styles.choice}`}>
                <input type="checkbox" name="extend" value={id} defaultChecked />
                <span>
                  {title} <small className="block muted regular">{commerce_name}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <Button type="submit" isFullWidth>
          Prolongar una semana
        </Button>
      </form>
      <p className={`centered ${styles.other}`}>
        <a href={offersPath(question)}>Poner otras fechas</a>
      </p>
    </AuthScreen>
  )
}

type ExtensionProps = { question: MailedEndingOffersQuestion; isJustSaved: boolean }

function ExtensionResult({ question, isJustSaved }: ExtensionProps) {
  const extended = question.offers.filter((offer) => offer.is_extended)
  return (
    <AuthScreen
      title={
        isJustSaved
          ? 'Hecho: una semana más'
          : extended.length === 1
            ? 'Ya está prolongada'
            : 'Ya están prolongadas'
      }
      picture={openPicture}
    >
      <ul className="grid gap-10">
        {extended.map(({ id, title }) => (
          <li key={id}>
            <strong>{title}</strong> vale hasta el {formatWeekday(question.extends_to)}.
          </li>
        ))}
      </ul>
      <ButtonLink to={offersPath(question)} variant="outline" isFullWidth>
        Ver mis ofertas
      </ButtonLink>
    </AuthScreen>
  )
}

const NONE_ENDS = 'Ninguna de tus ofertas termina ya ese día. Inicia sesión y mira sus fechas.'

function offersPath({ offers }: MailedEndingOffersQuestion): string {
  const shops = new Set(offers.map(({ commerce }) => commerce))
  return shops.size === 1 ? `/commerces/${[...shops][0]}/offers` : '/commerces'
}
