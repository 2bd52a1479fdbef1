import type { ListedCategory } from '#contract/directory.ts'
import type { DataAnswer, MailedDataQuestion } from '#contract/mailed-actions.ts'
import { AuthScreen, FRAME } from '#web/auth/auth-screen.tsx'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { formatMonth } from '#web/format/dates.ts'
import { formatPhone } from '#web/format/phone.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import styles from './question.module.css'
import type { QuestionProps } from './wrong-link.tsx'

type DataQuestionProps = QuestionProps<MailedDataQuestion> & { categories: ListedCategory[] }

export function DataQuestion(props: DataQuestionProps) {
  const { question, categories, pressed, isJustSaved, refusal } = props
  const { commerce, is_answered, says_closed } = question
  const picture = <Facade shop={facadeOf(commerce, categories)} {...FRAME} />
  const path = `/commerces/${commerce.id}`
  if (is_answered) {
    return (
      <AuthScreen title={isJustSaved ? 'Gracias. Anotado.' : 'Ya nos lo dijiste'} picture={picture}>
        <p>
          {says_closed
            ? `Nos has dicho que «${commerce.name}» ha cerrado. La administración lo mira contigo antes de eliminarlo; si ya es seguro, dilo en tu cuenta con «Ha cerrado» y tus vecinos leerán una despedida.`
            : `«${commerce.name}» lleva desde hoy «Datos confirmados en ${formatMonth(commerce.confirmed_at)}».`}
        </p>
        <ButtonLink to={path} variant="outline" isFullWidth>
          Me he equivocado: hay algo que cambiar
        </ButtonLink>
      </AuthScreen>
    )
  }
  const answers: DataAnswer[] =
    pressed === 'cerrado' ? ['closed', 'unchanged'] : ['unchanged', 'closed']
  return (
    <AuthScreen
      title={pressed === 'cerrado' ? '¿Ha cerrado para siempre?' : '¿Sigue todo igual?'}
      picture={picture}
    >
      <p className="muted">Esto ven tus vecinos de «{commerce.name}»:</p>
      <ul className="grid gap-10">
        <li>{commerce.hours_text ? unbroken(commerce.hours_text, SHIFT) : 'Sin horario'}</li>
        <li>{formatPhone(commerce.n_tlf)}</li>
        <li>{commerce.direction}</li>
      </ul>
      {refusal && <Notice>{refusal}</Notice>}
      <form method="post" className="stack gap-12" aria-label="Respuesta">
        {answers.map((answer, index) => (
          <Button
            key={answer}
            type="submit"
            name="data"
            value={answer}
            variant={index === 0 ? 'filled' : 'outline'}
            isFullWidth
          >
            {ANSWERS[answer]}
          </Button>
        ))}
      </form>
      <p className={`centered ${styles.other}`}>
        <a href={path}>Hay algo que cambiar</a>
      </p>
    </AuthScreen>
  )
}

const ANSWERS: Record<DataAnswer, string> = {
  unchanged: 'Sí, todo sigue igual',
  closed: 'El comercio ha cerrado',
}
