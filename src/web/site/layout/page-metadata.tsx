type PageMetadataProps = {
  origin: string
  /** The one address that this page goes by. */
  path: string
  title: string
  /** Absolute; the directory's own unless it is given. */
  picture?: string
  /** Whether search engines may list it. */
  isListed?: boolean
  /** What stands under its name in a list of results. */
  children: string
}

/** What search engines and shared links say of a page (ogp.me). */
export function PageMetadata(props: PageMetadataProps) {
  const { origin, path, title, picture, isListed = true, children } = props
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
            ? `${title}: el escaparate de la tienda, dibujado`
            : 'Una tienda bajo su toldo, con el nombre Escaparate'
        }
      />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
