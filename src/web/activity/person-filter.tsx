import { Link } from 'react-router'
import { useListUrl } from '#web/lists/list-url.ts'
import { IconUser, IconX } from '#web/ui/icons.ts'

/** Shows whose events are listed, and links back to all events. */
export function PersonFilter({ name = 'esta persona' }: { name?: string | undefined }) {
  const urlWith = useListUrl()
  return (
    <p className="row wrap gap-4 gap-x-10 px-16 py-4 mb-20 soft rounded-field">
      <IconUser size={22} aria-hidden />
      <span className="grow min-w-0 break-anywhere">
        Solo lo de <b>{name}</b>
      </span>
      <Link
        to={urlWith({ persona: '' })}
        className="inline-row gap-6 px-12 strong tap rounded-button"
      >
        <IconX size={22} aria-hidden />
        Ver lo de todos
      </Link>
    </p>
  )
}
