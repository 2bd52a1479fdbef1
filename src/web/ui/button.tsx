import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'
import { type Icon, IconLoader2 } from './icons.ts'

type Look = {
  variant?:
    | 'filled'
    | 'outline'
    | 'soft'
    | 'text'
    | 'danger'
    | 'danger-text'
    | 'danger-filled'
    | 'offer'
  /** 48 px high (in cards and rows), 52 px, or 58 px (the only action of a page). */
  size?: 'small' | 'medium' | 'large'
  icon?: Icon | undefined
  isFullWidth?: boolean
  /** Without children the icon is shown in a square. */
  children?: ReactNode
}
type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'onClick'> & {
    /** With `busyLabel` the button is busy until the returned promise is settled. */
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined
    /** While true the button shows `busyLabel`, keeps its width and ignores clicks. */
    isBusy?: boolean
    busyLabel?: string
  }

export function Button(props: ButtonProps) {
  const { variant, size, icon: Icon, isFullWidth, busyLabel, children, className, ...rest } = props
  const { isBusy: isBusyProp, onClick, ...button } = rest
  const [isRunning, setRunning] = useState(false)
  const isBusy = isBusyProp || isRunning

  async function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) return event.preventDefault()
    const answer = onClick?.(event)
    if (!(answer instanceof Promise) || busyLabel === undefined) return
    setRunning(true)
    await answer.finally(() => setRunning(false))
  }

  return (
    <button
      type="button"
      {...button}
      className={classes(props)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || button['aria-disabled'] || undefined}
      onClick={press}
    >
      <span className={FACE} data-hidden={isBusy || undefined}>
        {Icon && <Icon size={iconSize(size)} aria-hidden />}
        {children}
      </span>
      {isBusy && (
        <span className={FACE}>
          <IconLoader2 className={styles.spin} size={24} aria-hidden />
          {busyLabel ?? 'Enviando…'}
        </span>
      )}
    </button>
  )
}

export function ButtonLink(props: Look & LinkProps) {
  const { variant, size, icon: Icon, isFullWidth, children, className, ...rest } = props
  return (
    <Link {...rest} className={classes(props)}>
      <span className={FACE}>
        {Icon && <Icon size={iconSize(size)} aria-hidden />}
        {children}
      </span>
    </Link>
  )
}

const FACE = `row justify-center gap-10 ${styles.face}`

const iconSize = (size: Look['size']) => (size === 'small' ? 22 : 24)

function classes(props: Look & { className?: string | undefined }) {
  const { variant = 'filled', size = 'medium', isFullWidth, children, className } = props
  const square = children === undefined && styles.square
  const wide = isFullWidth && styles.fullWidth
  const names = [styles.button, styles[variant], styles[size], square, wide, className]
  return names.filter(Boolean).join(' ')
}
