import type { ListedCommerce, ListedOffer } from '#contract/directory.ts'
import { REPORT_KINDS, reportForm } from '#contract/reports.ts'
import { commercePath, offerPath } from '#contract/site-paths.ts'
import { idInSlug } from '#contract/slug.ts'
import { readApi, requireModule } from '#web/api/read-api.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { CheckField, ChoiceField } from '#web/forms/choice-field.tsx'
import { EmailField, TextArea, TextField } from '#web/forms/field.tsx'
import { KIND_OPTIONS } from '#web/reports/labels.ts'
import styles from '#web/site/layout/form.module.css'
import { FormPage } from '../layout/form-page.tsx'
import { PublicForm, usePublicForm } from '../layout/public-form.tsx'
import { sendToApi, textsIn } from '../layout/refused-form.ts'
import type { Route } from './+types/report-route.ts'

export const handle: PageHandle = { searchParams: ['enviado'], isListed: false }

const API = '/api/reports/'

type Params = { shop?: string | undefined; offer?: string | undefined }

function reportedItem({ shop, offer }: Params) {
  const id = Number(idInSlug(shop ?? offer ?? '') ?? 0) // No shop or offer has id 0: 404.
  return shop === undefined ? { commerce: null, offer: id } : { commerce: id, offer: null }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  await requireModule(context, 'reports')
  const reported = reportedItem(params)
  if (reported.offer === null) {
    const path = `directory/commerces/${reported.commerce}/`
    const shop = await readApi<ListedCommerce>(context, path)
    return { reported, name: shop.name, back: commercePath(shop) }
  }
  const offer = await readApi<ListedOffer>(context, `directory/offers/${reported.offer}/`)
  const name = `${offer.title}, en ${offer.commerce.name}`
  return { reported, name, back: offerPath(offer) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const values = { ...valuesIn(form), ...reportedItem(params) }
  const { homepage } = textsIn(form, [])
  return sendToApi(context, API, { values, homepage }, new URL(request.url).pathname)
}

export default function ReportRoute({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { reported, name, back } = loaderData
  const path = `${back}/avisar`
  const form = usePublicForm<typeof EMPTY & typeof reported>({
    api: API,
    path,
    schema: reportForm,
    initial: { ...EMPTY, ...reported },
    labels: LABELS,
    draft: `report:${path}`,
    refused,
  })
  const { field, fieldErrors, values, change, idOf } = form
  const check = (name: 'minors' | 'good_faith') => ({
    id: idOf(name),
    name,
    label: LABELS[name],
    checked: values[name],
    error: fieldErrors[name],
    onChange: (checked: boolean) => change(name, checked),
  })
  return (
    <FormPage
      path={path}
      title={`Avisar de un problema: ${name}`}
      heading="Avisar de un problema"
      summary="Un dato equivocado, un comercio que ha cerrado o algo ilegal: avisa a la administración."
      isListed={false}
      sent={{
        title: 'Gracias por avisar',
        sentence:
          'Lo mira una persona. Si nos has dejado tu correo, te llega ahora un resguardo y, cuando se decida, la respuesta con el motivo.',
        links: [
          [back, 'Volver al comercio'],
          ['/directorio', 'Ver todos los comercios'],
        ],
      }}
    >
      <p className="mt-8 muted">
        Con <a href={back}>{name}</a>. Lo mira una persona de la administración; al dueño no le
        decimos quién avisa.
      </p>
      <PublicForm
        form={form}
        label="Problema"
        privacy="Protección de datos: la administración usa lo que escribes para mirar el problema y decirte qué hace, y para nada más."
      >
        <ChoiceField
          id={idOf('kind')}
          name="kind"
          label={LABELS.kind}
          value={values.kind}
          options={KIND_OPTIONS}
          error={fieldErrors.kind}
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
    </FormPage>
  )
}

const LABELS = {
  kind: '¿Qué pasa?',
  text: 'Cuéntanoslo',
  name: 'Tu nombre y apellidos',
  email: 'Tu correo electrónico',
  minors: 'Es sobre abusos sexuales a menores',
  good_faith: 'Lo que cuento es verdad y está completo, hasta donde sé',
}

function valuesIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    kind: REPORT_KINDS.find((kind) => kind === text('kind')) ?? ('' as const),
    text: text('text'),
    name: text('name'),
    email: text('email'),
    minors: form.has('minors'),
    good_faith: form.has('good_faith'),
  }
}

const EMPTY = valuesIn(new FormData())
