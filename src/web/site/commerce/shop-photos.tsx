import type { ListedCommerceDetail } from '#contract/directory.ts'
import { CENTERED, focusOf, photoSrcset } from '#contract/photos.ts'
import { facadePath } from '#contract/site-paths.ts'
import type { Notice } from '#drawing/shutter.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { CommercePhoto } from '#web/commerces/commerce-photo.tsx'
import { isShut } from '#web/commerces/open-words.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { Facade } from '#web/ui/drawing.tsx'
import { IconPhoto } from '#web/ui/icons.ts'
import { Photo } from '#web/ui/photo.tsx'
import { savablePage } from '../saving/saved-page.ts'
import styles from './shop-photos.module.css'
import { photoName, Viewer } from './viewer.tsx'
import viewerScript from './viewer-script.ts?worker&url'

type ShopPhotosProps = {
  shop: ListedCommerceDetail
  drawn: FacadeShop
  notice: Notice | undefined
}

export function ShopPhotos({ shop, drawn, notice }: ShopPhotosProps) {
  const { name, photos } = shop
  if (photos.length <= 1) {
    return (
      <CommercePhoto
        commerce={shop}
        shop={drawn}
        sizes="(max-width: 62em) 80vw, 780px"
        alt={photos[0]?.alt || `Foto de ${name}`}
        isEager
        notice={notice}
        isShut={isShut(shop)}
        facade={facadePath(shop)}
      />
    )
  }
  return (
    <>
      <ul
        data-mosaic={photos.length}
        className={`grid gap-8 ${styles.mosaic}`}
        aria-label={`Fotos de ${name}`}
      >
        {photos.map(({ id, url, width, height, alt, placeholder }, at) => (
          <li key={id}>
            <a href={url} className="block full-height frame inset-focus" data-photo>
              <Photo
                src={url}
                srcSet={photoSrcset(url)}
                sizes={at === 0 ? '(max-width: 48em) 80vw, 600px' : '(max-width: 48em) 80vw, 300px'}
                width={width}
                height={height}
                placeholder={placeholder}
                focus={at === 0 ? focusOf(shop) : CENTERED}
                alt={alt || photoName(name, at)}
                isEager={at === 0}
                fallback={
                  <Facade
                    shop={drawn}
                    notice={notice}
                    closed={isShut(shop) || undefined}
                    label={false}
                  />
                }
                facade={at === 0 ? facadePath(shop) : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
      <a
        href={photos[0]!.url}
        data-photo
        aria-label={`Ver las ${photos.length} fotos`}
        className={`row gap-10 strong surface tap rounded-button scripts-only no-print absolute px-16 primary link ${styles.all}`}
      >
        <IconPhoto size={22} aria-hidden />
        <span>Ver las</span> {photos.length} <span>fotos</span>
      </a>
      <Viewer name={name} photos={photos} />
    </>
  )
}

export const galleryPage: PageHandle = {
  // `import` is a parameter, because a bundler would transform it inside `startGallery`.
  staticScript: `${savablePage.staticScript};(${startGallery})((url)=>import(url),${JSON.stringify(viewerScript)})`,
}

/** Opens photos in the viewer. The first click loads the script. Inlined, so it must only use its parameters. */
function startGallery(load: (url: string) => Promise<unknown>, scriptUrl: string): void {
  addEventListener('click', async (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event
    const link = target instanceof Element ? target.closest('a[data-photo]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    if (button !== 0 || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    try {
      await load(scriptUrl)
      dispatchEvent(new CustomEvent('open-photo', { detail: link }))
    } catch {
      location.assign(link.href)
    }
  })
}
