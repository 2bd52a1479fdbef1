import { useNavigate } from 'react-router'
import { REPORT_KINDS, type ReportKind, reportForm } from '#contract/reports.ts'
import { post } from '#web/api/http.ts'
import { CheckField } from '#web/forms/check-field.tsx'
import { ChoiceField } from '#web/forms/choice-field.tsx'
import { EmailField, TextArea, TextField } from '#web/forms/field.tsx'
import { useHoneypot } from '#web/forms/honeypot.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { KINDS } from '#web/reports/labels.ts'
import styles from '#web/site/layout/form.module.css'
import { PublicForm } from '../layout/public-form.tsx'
import { errorIn, type Refused } from '../layout/refused-form.ts'

/** What is reported: a shop, or an offer. */
export type Reported = { commerce: number | null; offer: number | null }

export type ReportValues = {
  kind: ReportKind | ''
  text: string
  name: string
  email: string
  minors: boolean
  good_faith: boolean
}

type ReportFormProps = {
  reported: Reported
  /** Its own address. */
  path: string
  /** The server's errors for a form sent without JavaScript. */
  refused: Refused<ReportValues> | undefined
  /** Where it leads after sending. */
  sent: string
}

/** What only illegal content asks for is shown by the style sheet, so that it is without JavaScript too. */
export function ReportForm({ reported, path, refused, sent }: ReportFormProps) {
  const navigate = useNavigate()
  const honeypot = useHoneypot()
  const form = useForm<ReportValues & Reported, unknown>({
    schema: reportForm,
    initial: { ...(refused?.values ?? EMPTY), ...reported },
    labels: {
      kind: '¿Qué pasa?',
      text: 'Cuéntanoslo',
      name: 'Tu nombre y apellidos',
      email: 'Tu correo electrónico',
      minors: 'Es sobre abusos sexuales a menores',
      good_faith: 'Lo que cuento es verdad y está completo, hasta donde sé',
    },
    draft: `report:${path}`,
    isServerRendered: true,
    send: async ({ values }, { key }) =>
      post('/api/reports/', { ...values, ...(await honeypot.fields(key)) }, key),
    onSuccess: () => navigate(sent),
  })
  const { values, change, labels, idOf } = form
  const errorOf = (name: keyof ReportValues) => errorIn(form, refused, name)
  const field = (name: 'text' | 'name' | 'email') => ({ ...form.field(name), error: errorOf(name) })
  const check = (name: 'minors' | 'good_faith') => ({
    id: idOf(name),
    name,
    label: labels[name]!,
    checked: values[name],
    error: errorOf(name),
    onChange: (checked: boolean) => change(name, checked),
  })
  return (
    <PublicForm
      form={form}
      honeypot={honeypot}
      action={path}
      label="Aviso"
      refused={refused}
      privacy="Protección de datos: la administración usa lo que escribes para mirar el aviso y decirte qué hace, y para nada más."
      send="Enviar el aviso"
    >
      <ChoiceField
        id={idOf('kind')}
        name="kind"
        label={labels.kind!}
        value={values.kind}
        options={KINDS}
        error={errorOf('kind')}
        onChange={(kind) => change('kind', kind)}
      />
      <TextArea {...field('text')} rows={5} required />
      <div className={`grid gap-16 ${styles.illegal}`}>
        <p className="note">
          Para avisar de algo ilegal, la ley europea (Reglamento de Servicios Digitales) nos pide
          saber quién avisa. El dueño no lo sabrá.
        </p>
        <TextField {...field('name')} autoComplete="name" />
      </div>
      <EmailField
        {...field('email')}
        help="Para decirte qué hacemos. Si solo avisas de un dato, puedes dejarlo en blanco."
        autoComplete="email"
      />
      <div className={`grid gap-16 ${styles.illegal}`}>
        <CheckField {...check('good_faith')} />
        <CheckField {...check('minors')} help="Entonces no hacen falta tu nombre ni tu correo." />
      </div>
    </PublicForm>
  )
}

/** What a form that is sent without JavaScript contains. */
export function valuesIn(form: FormData): ReportValues {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    kind: REPORT_KINDS.find((kind) => kind === text('kind')) ?? '',
    text: text('text'),
    name: text('name'),
    email: text('email'),
    minors: form.has('minors'),
    good_faith: form.has('good_faith'),
  }
}

const EMPTY = valuesIn(new FormData())
