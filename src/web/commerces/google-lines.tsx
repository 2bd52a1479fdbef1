import type { Facts } from '#contract/facts/facts.ts'
import { googleLines } from '#contract/facts/google-lines.ts'
import { Button } from '#web/ui/button.tsx'
import { IconCopy } from '#web/ui/icons.ts'
import { copy } from '#web/ui/share-button.tsx'
import { toast } from '#web/ui/toast.tsx'

/** What to enter in a Google business profile, line by line. We send nothing to Google. */
export function GoogleLines({ facts }: { facts: Facts }) {
  const lines = googleLines(facts)
  if (lines.length === 0) {
    return <p className="note">Cuando digas algo de lo anterior, aquí verás qué poner en Google.</p>
  }
  return (
    <>
      <p className="note">
        Dilo también en tu perfil de empresa de Google. Tú lo copias: no lo enviamos.
      </p>
      <ul className="stack gap-8">
        {lines.map(({ name, value }) => {
          const text = `${name}: ${value}`
          return (
            <li key={name} className="row wrap between gap-8">
              <span>{text}</span>
              <Button
                variant="soft"
                size="small"
                className="flex-none"
                icon={IconCopy}
                aria-label={`Copiar «${text}»`}
                onClick={async () => {
                  const isCopied = await copy(text)
                  toast({ message: isCopied ? 'Copiado.' : `No se ha podido copiar: ${text}` })
                }}
              >
                Copiar
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
