import { plainName } from '#contract/same-name.ts'
import { Button } from '#web/ui/button.tsx'
import { IconPlus } from '#web/ui/icons.ts'

const MAX_SHOWN = 8

type ProposedWordsProps = {
  help: string
  proposed: readonly string[]
  /** The field's value: words separated by commas. */
  words: string
  onAdd: (words: string) => void
}

export function ProposedWords({ help, proposed, words, onAdd }: ProposedWordsProps) {
  const used = new Set(words.split(',').map(plainName))
  const unused = proposed.filter((word) => !used.has(plainName(word))).slice(0, MAX_SHOWN)
  if (unused.length === 0) return null
  return (
    <div>
      <p className="muted small">{help}</p>
      <div className="cluster gap-8 mt-4">
        {unused.map((word) => (
          <Button
            key={word}
            variant="soft"
            size="small"
            icon={IconPlus}
            onClick={() => onAdd([words.trim().replace(/,$/, ''), word].filter(Boolean).join(', '))}
          >
            {word}
          </Button>
        ))}
      </div>
    </div>
  )
}
