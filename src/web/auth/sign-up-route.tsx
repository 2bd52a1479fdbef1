import { Link } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { readApi } from '#web/api/read-api.ts'
import { categoriesOf } from '#web/commerces/facade-of.ts'
import { draftShop, PreviewCard } from '#web/commerces/preview-card.tsx'
import { InlinePreview } from '#web/dialogs/dialog-form.tsx'
import type { PageHandle } from '#web/document/page-handle.ts'
import { FormFoot, FormHead, heldUntilHydration, NeedsJavaScript } from '#web/forms/form-frame.tsx'
import { Honeypot } from '#web/forms/honeypot.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconArrowLeft } from '#web/ui/icons.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { Route } from './+types/sign-up-route.ts'
import styles from './sign-up.module.css'
import { CATEGORY, photoFocusOf, SECTIONS } from './sign-up-fields.ts'
import { ApplicationSection, CommerceSection, UserSection } from './sign-up-sections.tsx'
import { SuccessDialog } from './success-dialog.tsx'
import { type SignUp, useSignUp } from './use-sign-up.ts'

/** `paso` is the number of the section that is shown on a phone. */
export const handle: PageHandle = { searchParams: ['paso'] }

export const loader = async ({ context }: Route.LoaderArgs) => ({
  categories: await readApi<Category[]>(context, 'category/'),
})

/** The next section changes the URL, but needs no data. */
export const shouldRevalidate = () => false

export default function SignUpRoute({ loaderData: { categories } }: Route.ComponentProps) {
  const signUp = useSignUp()
  const { values, photo, step, registered } = signUp
  const chosen = categoriesOf(values[CATEGORY], categories)
  const shop = {
    name: values['commerce.name'],
    description: values['commerce.description'],
    categories: chosen,
    photo,
    focus: photoFocusOf(values),
  }

  return (
    <div className={styles.page}>
      <meta
        name="description"
        content="Pon tu comercio en el escaparate del pueblo: cuéntanos cómo se llama, su dirección y qué vendes. Es gratis y se hace en tres pasos."
      />
      <link rel="canonical" href="/signup" />
      <header className="row between">
        <Link to="/" className="inline-row gap-10 tap link">
          <IconArrowLeft size={22} aria-hidden />
          Volver a inicio
        </Link>
        <div className="no-phone">
          <Brand />
        </div>
      </header>
      <main id="contenido" className={`grid between mt-28 ${styles.main}`}>
        <div className={`full-row ${styles.intro}`}>
          <PageTitle className={`text-52 ${styles.title}`}>Registro</PageTitle>
          <p className="mt-6 muted no-phone">
            Tres apartados. Guardamos lo que escribes en este dispositivo hasta que lo envíes.
          </p>
          <p className="phone-only small strong">
            <span aria-hidden>&nbsp;·&nbsp;</span>Paso {step} de {SECTIONS.length}
          </p>
          <div className={`phone-only grid gap-6 mt-6 ${styles.steps}`} aria-hidden>
            {SECTIONS.map((name, index) => (
              <span key={name} data-done={index < step || undefined} />
            ))}
          </div>
        </div>
        <form
          {...heldUntilHydration}
          noValidate
          className={`stack gap-32 ${styles.form}`}
          aria-label="Registro"
          onSubmit={signUp.submit}
        >
          <NeedsJavaScript />
          <FormHead
            form={signUp}
            note="La contraseña no la guardamos: escríbela otra vez."
            isLong
          />
          <UserSection signUp={signUp} />
          <CommerceSection
            signUp={signUp}
            categories={categories}
            preview={
              <InlinePreview>
                <PreviewCard {...shop} />
              </InlinePreview>
            }
          />
          <ApplicationSection signUp={signUp} />
          <Honeypot field={signUp.honeypot.field} />
          <Actions signUp={signUp} />
        </form>
        <PreviewCard {...shop} className={`desk-only ${styles.rail}`} />
      </main>
      {registered && (
        <SuccessDialog
          shop={draftShop(values['commerce.name'], chosen)}
          email={registered.email}
          onCorrect={signUp.correctEmail}
        />
      )}
    </div>
  )
}

function Actions({ signUp }: { signUp: SignUp }) {
  const { step, isSubmitting } = signUp
  const isLast = step === SECTIONS.length
  return (
    <div className={`grid gap-16 ${styles.actions}`}>
      <FormFoot form={signUp} />
      <div className={`row wrap gap-16 ${styles.buttons}`}>
        {step > 1 && (
          <Button variant="outline" className={`phone-only ${styles.back}`} onClick={signUp.back}>
            Atrás
          </Button>
        )}
        {!isLast && (
          <Button type="submit" className="phone-only">
            Siguiente
          </Button>
        )}
        <Button
          type="submit"
          size="large"
          className={isLast ? undefined : 'no-phone'}
          isBusy={isSubmitting}
        >
          Registrar
        </Button>
        <p className="muted no-phone">Revisaremos tu solicitud y te escribiremos.</p>
      </div>
    </div>
  )
}
