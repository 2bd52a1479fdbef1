import { useDeferredValue } from 'react'
import type { Category } from '#contract/categories.ts'
import type { PhotoFocus } from '#contract/photos.ts'
import { usePicture } from '#web/forms/photo-field.tsx'
import { Card, CardBody, CardPicture } from '#web/ui/card.tsx'
import { CategorySymbol, Facade } from '#web/ui/drawing.tsx'
import { objectPosition } from '#web/ui/photo.tsx'
import styles from './side-cards.module.css'

type PreviewCardProps = {
  name: string
  description: string
  categories: Category[]
  photo: File | undefined
  focus: PhotoFocus
  className?: string
}

export function PreviewCard(props: PreviewCardProps) {
  const { name, description, categories, photo, focus, className } = props
  const { url, fail } = usePicture(photo)
  const shop = useDeferredValue(draftShop(name, categories))
  return (
    <figure className={className}>
      <Card>
        <CardPicture>
          {url ? (
            <img
              src={url}
              alt="La foto, como se verá"
              className="photo-edge"
              style={objectPosition(focus)}
              onError={fail}
            />
          ) : (
            <Facade shop={shop} />
          )}
        </CardPicture>
        <CardBody>
          <p className={styles.name}>{shop.name}</p>
          {categories.length > 0 && (
            <ul className="cluster mt-8 gap-4 gap-x-16">
              {categories.map((category) => (
                <li className="row gap-8 small" key={category.id}>
                  <CategorySymbol category={category.name} size={24} />
                  {category.name}
                </li>
              ))}
            </ul>
          )}
          {description && <p className="mt-8 muted two-lines">{description}</p>}
        </CardBody>
      </Card>
      <figcaption className="mt-12 note">{captionFor(photo, url)}</figcaption>
    </figure>
  )
}

/** Returns a shop for the drawing. The constant id makes every new shop look like the same sketch. */
export function draftShop(name: string, [first]: Category[]) {
  return { id: 'boceto', name: name.trim() || 'Nuevo comercio', category: first?.name }
}

function captionFor(photo: File | undefined, url: string | undefined): string {
  if (photo === undefined) return 'De momento, un boceto. La foto irá aquí.'
  if (url === undefined) return 'Este navegador no puede enseñar la foto, pero se enviará bien.'
  return 'Así se verá.'
}
