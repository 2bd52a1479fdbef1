import skeleton from '#web/lists/skeleton.module.css'
import styles from './profile.module.css'

/** Placeholders for the sections, shown after 100 ms. */
export function ProfileSkeleton() {
  return (
    <div role="status" className={`grid gap-24 ${styles.skeleton} ${skeleton.delayed}`}>
      <span className="visually-hidden">Cargando tu cuenta</span>
      {[3, 2, 2, 3, 2, 2].map((lines, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never change order
        <div key={at} className={skeleton.pulse} aria-hidden>
          {Array.from({ length: lines + 1 }, (_, line) => line).map((line) => (
            <span key={line} />
          ))}
        </div>
      ))}
    </div>
  )
}
