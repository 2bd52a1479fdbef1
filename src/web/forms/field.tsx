import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react'
import { COMMON_PASSWORD } from '#contract/fields.ts'
import { sayMixed } from '#contract/mixed-scripts.ts'
import { type Icon, IconAlertCircle, IconCheck, IconHelpCircle, IconLock } from '../ui/icons.ts'
import styles from './field.module.css'

type Frame = {
  label: string
  help?: ReactNode
  error?: string
  /** Question about a probable typo; it does not prevent the submit. */
  question?: ReactNode
  /** How the typed text is understood: 'Se verá así: …'. */
  interpretation?: ReactNode
}
type TextFieldProps = Frame & ComponentProps<'input'> & { icon?: Icon | undefined; end?: ReactNode }

export function TextField(props: TextFieldProps) {
  const { label, help, error, interpretation, icon: Icon, end, ...rest } = props
  const { question = askAboutScripts(props.value), ...input } = rest
  const ids = useFieldIds(input.id, help, error, question, interpretation)
  return (
    <Field {...{ label, help, error, question, interpretation, ids }}>
      <div className="row rounded-field field-box min-h-54" data-bad={error ? true : undefined}>
        {Icon && <Icon size={22} aria-hidden />}
        <input {...input} {...ids.control} className={`field-input ${styles.input}`} />
        {end}
      </div>
    </Field>
  )
}

/** Returns a warning if a word mixes letters of different alphabets, because they can look the same. */
function askAboutScripts(value: TextFieldProps['value']): string | undefined {
  const mixed = sayMixed(String(value ?? ''))
  return mixed && `${mixed} ¿Lo has copiado? Bórralo y escríbelo otra vez.`
}

/** The type is "text", because with "email" a browser changes `peñacala.es` to `xn--peacala-8za.es`. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField type="text" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
  )
}

export function PasswordField(props: TextFieldProps) {
  const isCommon = useIsCommonPassword(props.autoComplete === 'new-password' ? props.value : '')
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      icon={IconLock}
      question={isCommon && !props.error ? COMMON_PASSWORD : ''}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={`inset-focus primary strong rounded-field px-12 ${styles.reveal}`}
          aria-label={isShown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Ocultar' : 'Mostrar'}
        </button>
      }
    />
  )
}

type TextAreaProps = Pick<Frame, 'label' | 'help' | 'error'> & ComponentProps<'textarea'>

export function TextArea({ label, help, error, ...area }: TextAreaProps) {
  const ids = useFieldIds(area.id, help, error)
  return (
    <Field label={label} help={help} error={error} ids={ids}>
      <div className="row rounded-field field-box min-h-54" data-bad={error ? true : undefined}>
        <textarea rows={3} {...area} {...ids.control} className={`field-input ${styles.area}`} />
      </div>
    </Field>
  )
}

export function Field(props: Frame & { ids: ReturnType<typeof useFieldIds>; children: ReactNode }) {
  const { label, help, error, question, interpretation, ids, children } = props
  return (
    <div className="stack gap-6">
      <label className="strong" htmlFor={ids.control.id}>
        {label}
      </label>
      {help && (
        <p id={ids.help} className="note">
          {help}
        </p>
      )}
      {children}
      {question && (
        <div
          id={ids.question}
          className={`icon-line pend-text small loose semibold ${styles.question}`}
        >
          <IconHelpCircle size={20} aria-hidden />
          <div>{question}</div>
        </div>
      )}
      {interpretation && <Interpretation id={ids.interpretation}>{interpretation}</Interpretation>}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="icon-line danger small loose semibold">
      <IconAlertCircle size={20} aria-hidden />
      {children}
    </p>
  )
}

export function Interpretation({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="icon-line ok-text small loose">
      <IconCheck size={20} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

export function useFieldIds(
  idProp: string | undefined,
  help?: ReactNode,
  error?: string,
  question?: ReactNode,
  interpretation?: ReactNode,
) {
  const generatedId = useId()
  const id = idProp ?? generatedId
  const described = Object.entries({ help, question, interpretation, error })
    .flatMap(([name, text]) => (text ? [`${id}-${name}`] : []))
    .join(' ')
  return {
    help: `${id}-help`,
    question: `${id}-question`,
    interpretation: `${id}-interpretation`,
    error: `${id}-error`,
    control: {
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  }
}

/** Loads the list of common passwords, which is large, only for 6 characters and more. */
function useIsCommonPassword(typed: unknown): boolean {
  const password = String(typed ?? '')
  const [common, setCommon] = useState<string>()
  useEffect(() => {
    if (password.length < 6) return
    import('#contract/common-passwords.ts').then(
      ({ isCommonPassword }) => isCommonPassword(password) && setCommon(password),
      // If the list cannot be loaded, the server's check is enough.
      () => undefined,
    )
  }, [password])
  return common === password && password !== ''
}
