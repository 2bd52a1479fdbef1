import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announce } from './announcer.tsx'

type PageTitleProps = {
  children: string
  /** The document's title, if the heading is a slogan. */
  title?: string
  className?: string
  lang?: string
}

/** The heading of a screen. After a navigation it takes the focus and is read out. */
export function PageTitle({ children, title, className, lang }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const name = title ?? `${children} · Escaparate`

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed name is no navigation
  useEffect(() => {
    if (lastPath !== undefined && lastPath !== pathname) {
      heading.current?.focus({ preventScroll: true })
      announce(name)
    }
    lastPath = pathname
  }, [pathname])

  return (
    <>
      <title>{name}</title>
      <h1 ref={heading} tabIndex={-1} className={className} lang={lang}>
        {children}
      </h1>
    </>
  )
}

/** The path of the previous screen. Undefined on a fresh page, where no heading takes the focus. */
let lastPath: string | undefined
