import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announce } from './announcer.tsx'

type PageTitleProps = {
  /** The heading's words, also the document's title. */
  children: string
  /** Another document title, where the heading is a slogan. */
  title?: string
  className?: string
  /** Of words that are not Spanish. */
  lang?: string
}

/** The heading of a screen. After a navigation it takes the focus and is read out. */
export function PageTitle({ children, title, className, lang }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const name = title ?? `${children} · Escaparate`

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new name alone is no navigation
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

/** Undefined until the first screen has shown: a fresh page keeps the browser's own focus. */
let lastPath: string | undefined
