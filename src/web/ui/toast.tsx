import { useEffect, useRef, useState } from 'react'
import { sharedValue } from '#web/document/shared-value.ts'
import { IconArrowBackUp } from './icons.ts'
import styles from './toast.module.css'

type Message = {
  message: string
  onUndo?: () => void
}
type ShownToast = Message & { id: number }

const SECONDS = 10
const MAX_TOASTS = 3

/** Shows a message for ten seconds. The next toast replaces toasts without 'Deshacer' (`onUndo`). */
export function toast(content: Message): void {
  lastId += 1
  const undoable = toasts.get().filter(({ onUndo }) => onUndo !== undefined)
  toasts.set([...undoable, { ...content, id: lastId }].slice(-MAX_TOASTS))
}

export function ToastRegion() {
  const visibleToasts = toasts.useValue()
  useEffect(() => () => toasts.set([]), [])
  const region = useRoomBelow()
  return (
    // An open dialog hides other elements from screen readers, but not those with `aria-live`.
    <div
      ref={region}
      role="status"
      aria-live="polite"
      className={`on-wood grid gap-8 no-print ${styles.region}`}
    >
      {visibleToasts.map((toast) => (
        <Toast key={toast.id} {...toast} />
      ))}
    </div>
  )
}

/** Sets `--toast-height` for the space below pages and dialogs, so that no toast covers a field or button. */
function useRoomBelow() {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry!.contentRect.height)
      root.style.setProperty('--toast-height', `${height === 0 ? 0 : height + GAP}px`)
      if (height > 0) document.activeElement?.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(region.current!)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--toast-height')
    }
  }, [])
  return region
}

/** Pixels below the toasts. */
const GAP = 32

function Toast({ id, message, onUndo }: ShownToast) {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => close(id), SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [id, isPaused])
  const pause = () => setPaused(true)
  const resume = () => setPaused(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      className={`row gap-8 rounded-card rise shadow-modal tap-large ${styles.toast}`}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <p>{message}</p>
      {onUndo && (
        <button
          type="button"
          data-undo
          className={`row gap-10 flex-none strong tap rounded-button ${styles.undo}`}
          onClick={() => {
            close(id)
            onUndo()
          }}
        >
          <IconArrowBackUp size={22} aria-hidden />
          Deshacer
        </button>
      )}
    </div>
  )
}

const toasts = sharedValue<readonly ShownToast[]>([])
let lastId = 0

const close = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id))
