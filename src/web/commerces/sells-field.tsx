import { useEffect, useState } from 'react'
import type { CategoryDetail } from '#contract/categories.ts'
import { plainName } from '#contract/same-name.ts'
import { findCategory } from '#web/categories/calls.ts'
import { ProposedWords } from '#web/dialogs/proposed-words.tsx'
import { TextArea } from '#web/forms/field.tsx'
import type { FieldProps } from './commerce-fields.tsx'

type SellsFieldProps = {
  field: FieldProps
  /** Ids of the categories whose search words are suggested. */
  category: readonly number[]
  isOthers: boolean
  onAdd: (words: string) => void
}

/** 'Lo que vendo', with the words of the shop's categories, each added by one press. */
export function SellsField({ field, category, isOthers, onAdd }: SellsFieldProps) {
  return (
    <div className="full-row stack gap-8">
      <TextArea
        {...field}
        help={`Hasta 20 palabras, separadas por comas: así ${isOthers ? 'lo' : 'te'} encuentran.`}
        rows={2}
      />
      <ProposedWords
        help={`Lo que busca la gente. Añade lo que ${isOthers ? 'venda' : 'vendas'}.`}
        proposed={useWordsOf(category)}
        words={field.value}
        onAdd={onAdd}
      />
    </div>
  )
}

/** Loads what people look for in these categories, except their names and plurals. Empty if that fails. */
function useWordsOf(category: readonly number[]): string[] {
  const [known, setKnown] = useState<CategoryDetail[]>([])
  const ids = category.join()
  useEffect(() => {
    let isStale = false
    const chosen = ids === '' ? [] : ids.split(',').map(Number)
    Promise.all(chosen.map(findCategory)).then(
      (found) => !isStale && setKnown(found),
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [ids])
  const names = ` ${plainName(known.map(({ name }) => name).join(' '))} `
  const isNamed = (word: string) => names.includes(` ${plainName(word)} `)
  const words = new Set(known.flatMap(({ words }) => words))
  const isPlural = (word: string) => word.endsWith('s') && words.has(word.slice(0, -1))
  return [...words].filter((word) => !isNamed(word) && !isPlural(word))
}
