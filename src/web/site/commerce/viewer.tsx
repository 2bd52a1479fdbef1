import type { ListedCommerceDetail } from '#contract/directory.ts'
import { photoSrcset } from '#contract/photos.ts'
import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn } from '#web/ui/icons.ts'
import styles from './viewer.module.css'

/** The dialog with the photos of a shop; viewer-script.ts handles its buttons and keys. */
export function Viewer({ name, photos }: Pick<ListedCommerceDetail, 'name' | 'photos'>) {
  return (
    <dialog
      data-viewer
      className={`on-wood no-print inset-0 overflow-hidden ${styles.viewer}`}
      aria-label={`Fotos de ${name}`}
    >
      <div className={`row gap-8 ${styles.bar}`}>
        <p data-count role="status" className="grow strong tabular" />
        <ViewerButton does="zoom" label="Ampliar" icon={IconZoomIn} isPressed={false} />
        <ViewerButton does="close" label="Cerrar" icon={IconX} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the element that has the focus */}
      <ol data-strip tabIndex={0} aria-label="Fotos" className={`flex ${styles.strip}`}>
        {photos.map(({ id, url, width, height, alt }, at) => (
          <li
            key={id}
            data-alt={alt}
            className="grid place-center full-height"
            style={{ '--ratio': width / height }}
          >
            <img
              src={url}
              srcSet={photoSrcset(url)}
              sizes="100vw"
              width={width}
              height={height}
              alt={alt || photoName(name, at)}
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          </li>
        ))}
      </ol>
      <p data-caption className={`small centered ${styles.caption}`} />
      <ViewerButton does="before" label="Foto anterior" icon={IconChevronLeft} />
      <ViewerButton does="next" label="Foto siguiente" icon={IconChevronRight} />
    </dialog>
  )
}

/** Returns the text alternative of a photo without a description. */
export const photoName = (shop: string, index: number) =>
  index === 0 ? `Foto de ${shop}` : `Foto ${index + 1} de ${shop}`

type ViewerButtonProps = {
  does: 'zoom' | 'close' | 'before' | 'next'
  label: string
  icon: typeof IconX
  isPressed?: boolean
}

function ViewerButton({ does, label, icon: Icon, isPressed }: ViewerButtonProps) {
  return (
    <button
      type="button"
      data-does={does}
      aria-pressed={isPressed}
      className={`grid place-center tap-square rounded-button ${styles.button}`}
    >
      <Icon size={28} aria-hidden />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
