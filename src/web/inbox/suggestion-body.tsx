import type { SuggestionDecision } from '#contract/suggestions.ts'
import { useTown } from '#web/api/site.ts'
import { AddDialog } from '#web/commerces/add-dialog.tsx'
import { splitAddress } from '#web/commerces/address-fields.tsx'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { formatMoment } from '#web/format/dates.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconPlus } from '#web/ui/icons.ts'
import type { KindBodyProps } from './bodies.tsx'
import { decideSuggestion } from './calls.ts'

export function SuggestionBody({ opened, categories, onDecided }: KindBodyProps<'suggestion'>) {
  const { id, data } = opened
  const { name, street, text, decision } = data
  const [isAdding = false, setAdding] = useOpenForm<boolean>(`suggestion-${id}`)
  const town = useTown()

  const decide = (decided: SuggestionDecision, word: string, message: string) =>
    attempt(async () => {
      await decideSuggestion(id, decided)
      // Adding a shop has no undo: the page of the shop has a deletion.
      await onDecided({ word, message, canUndo: decided === 'declined' })
    })

  return (
    <>
      <p className="note">
        {street} · {formatMoment(data.created_at)}
      </p>
      {text !== '' && <blockquote className="quote">{text}</blockquote>}
      {decision === null && (
        <div className="cluster gap-12" data-decision>
          <Button data-key="A" icon={IconPlus} onClick={() => setAdding(true)}>
            Añadir
          </Button>
          <Button
            variant="text"
            data-key="R"
            busyLabel="Guardando…"
            onClick={() => decide('declined', 'No', `«${name}» no se añade.`)}
          >
            No
          </Button>
        </div>
      )}
      <AddDialog
        opened={isAdding}
        categories={[...categories]}
        prefill={{
          draft: `suggestion-${id}`,
          values: { name, street, ...splitAddress(street, town) },
        }}
        onAdded={async (shop) => {
          setAdding(false)
          await decide('added', 'Añadido', `«${shop.name}» ya está en el directorio.`)
        }}
        onClose={() => setAdding(false)}
      />
    </>
  )
}
