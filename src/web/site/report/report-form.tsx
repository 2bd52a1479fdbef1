import { REPORT_KINDS, type ReportKind, reportForm } from '#contract/reports.ts'
import { CheckField } from '#web/forms/check-field.tsx'
import { ChoiceField } from '#web/forms/choice-field.tsx'
import { EmailField, TextArea, TextField } from '#web/forms/field.tsx'
import { KINDS } from '#web/reports/labels.ts'
import styles from '#web/site/layout/form.module.css'
import { PublicForm, usePublicForm } from '../layout/public-form.tsx'
import type { Refused } from '../layout/refused-form.ts'

type ReportValues = {
  kind: ReportKind | ''
  text: string
  name: string
  email: string
  minors: boolean
  good_faith: boolean
}

type ReportFormProps = {
  /** The reported shop or offer; the other one is null. */
  reported: { commerce: number | null; offer: number | null }
  /** Path of this page. */
  path: string
  refused: Refused<ReportValues> | undefined
}

export const API = '/api/reports/'

/** The form of a report. The style sheet shows the fields for illegal content, even without JavaScript. */
export function ReportForm({ reported, path, refused }: ReportFormProps) {
  const work = usePublicForm<ReportValues & ReportFormProps['reported']>({
    api: API,
    path,
    schema: reportForm,
    initial: { ...EMPTY, ...reported },
    labels: {
      kind: '¿Qué pasa?',
      text: 'Cuéntanoslo',
      name: 'Tu nombre y apellidos',
      email: 'Tu correo electrónico',
      minors: 'Es sobre abusos sexuales a menores',
      good_faith: 'Lo que cuento es verdad y está completo, hasta donde sé',
    },
    draft: `report:${path}`,
    refused,
  })
  const { field, errorOf } = work
  const { values, change, labels, idOf } = work.form
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
      work={work}
      label="Aviso"
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

/** Returns the values of a form that was sent without JavaScript. */
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
