import type { HolidayAnswer } from '#contract/hours/holiday-answers.ts'
import type { MailedHolidayQuestion } from '#contract/mailed-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { answerField } from './answer-in.ts'
import styles from './question.module.css'

type HolidayFormProps = { question: MailedHolidayQuestion; pressed: HolidayAnswer | undefined }
type Shop = MailedHolidayQuestion['commerces'][number]

/** A form with a button for each answer of one shop, or a choice for each of several. It works without JavaScript. */
export function HolidayForm({ question, pressed }: HolidayFormProps) {
  const [first, ...others] = question.commerces
  return (
    <form method="post" className="stack gap-12" aria-label="Respuesta">
      {others.length === 0 ? (
        <OneShop shop={first!} pressed={pressed} />
      ) : (
        <>
          {question.commerces.map((shop) => (
            <ShopChoice key={shop.id} shop={shop} pressed={pressed} />
          ))}
          <Button type="submit" isFullWidth>
            Decirlo
          </Button>
        </>
      )}
    </form>
  )
}

/** The answer that was pressed in the mail comes first. */
function OneShop({ shop, pressed }: { shop: Shop; pressed: HolidayAnswer | undefined }) {
  const answers: HolidayAnswer[] = pressed === 'open' ? ['open', 'closed'] : ['closed', 'open']
  return answers
    .filter((answer) => answer === 'closed' || shop.opens_usually)
    .map((answer, at) => (
      <Button
        key={answer}
        type="submit"
        name={answerField(shop.id)}
        value={answer}
        variant={at === 0 && pressed !== undefined ? 'filled' : 'outline'}
        isFullWidth
      >
        {pressed !== undefined && at === 0 ? 'Sí, ' : ''}
        {labelOf(shop, answer, pressed !== undefined && at === 0)}
      </Button>
    ))
}

function ShopChoice({ shop, pressed }: { shop: Shop; pressed: HolidayAnswer | undefined }) {
  const answers: HolidayAnswer[] = shop.opens_usually ? ['closed', 'open'] : ['closed']
  const given = shop.answer === 'other' ? undefined : (shop.answer ?? pressed)
  return (
    <fieldset className={`grid gap-8 line-bottom ${styles.shop}`}>
      <legend className="mb-8 strong">{shop.name}</legend>
      {answers.map((answer) => (
        <label key={answer} className={`row gap-12 tap rounded-chip py-8 px-14 ${styles.choice}`}>
          <input
            type="radio"
            name={answerField(shop.id)}
            value={answer}
            defaultChecked={given === answer}
          />
          {labelOf(shop, answer, false)}
        </label>
      ))}
    </fieldset>
  )
}

function labelOf({ usual }: Shop, answer: HolidayAnswer, isInside: boolean): string {
  const words = answer === 'closed' ? 'cierro' : `abro, ${usual}`
  return isInside ? words : words[0]!.toUpperCase() + words.slice(1)
}
