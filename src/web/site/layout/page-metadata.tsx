import { useOrigin } from '#web/document/origin.tsx'

type PageMetadataProps = {
  path: string
  title: string
  /** Absolute URL of a shop's drawing. Default: the picture of Escaparate. */
  picture?: string
  /** Whether search engines may list the page. */
  isListed?: boolean
  children: string
}

/** Metadata for search engines and shared links (ogp.me). */
export function PageMetadata(props: PageMetadataProps) {
  const origin = useOrigin()
  const { path, title, picture, isListed = true, children } = props
  return (
    <>
      <meta name="description" content={children} />
      {!isListed && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={origin + path} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_ES" />
      <meta property="og:site_name" content="Escaparate" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={children} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={picture ?? `${origin}/og/escaparate.jpg`} />
      <meta
        property="og:image:alt"
        content={
          picture
            ? `${title}: el comercio, dibujado`
            : 'Un comercio bajo su toldo, con el nombre Escaparate'
        }
      />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
