import { type ReactNode, useEffect, useState } from 'react'
import type { Category, CategoryDetail } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { focusOf } from '#contract/photos.ts'
import { plainName } from '#contract/same-name.ts'
import { isFacade } from '#contract/site-paths.ts'
import { findCategory } from '#web/categories/calls.ts'
import { DialogForm, type DialogFormProps, InlinePreview } from '#web/dialogs/dialog-form.tsx'
import { ProposedWords } from '#web/dialogs/proposed-words.tsx'
import { TextArea } from '#web/forms/field.tsx'
import type { useForm } from '#web/forms/use-form.ts'
import { CommerceFields, type FieldProps } from './commerce-fields.tsx'
import type { CommerceText, CommerceValues } from './commerce-values.ts'
import { categoriesOf } from './facade-of.ts'
import { FactsField } from './facts-field.tsx'
import { PreviewCard } from './preview-card.tsx'

type CommerceFormProps = Omit<DialogFormProps, 'form' | 'preview' | 'children'> & {
  form: ReturnType<typeof useForm<CommerceValues, unknown>>
  categories: Category[]
  commerce?: Commerce
  /** Names of the shown fields, in this order. Default: all. */
  shown?: readonly string[] | undefined
  focusField?: CommerceText | 'facts' | undefined
  children?: ReactNode
  below?: ReactNode
}

/** A dialog with some fields of a shop, or with all fields of a new shop and a preview of its card. */
export function CommerceForm(props: CommerceFormProps) {
  const { form, categories, commerce, shown, focusField, children, below, ...dialog } = props
  const isShown = (part: string) => shown?.includes(part) ?? true
  const { values, photo } = form
  const preview = {
    name: values.name,
    description: values.description,
    categories: categoriesOf(values.category, categories),
    photo,
    focus: focusOf(values),
  }
  return (
    <DialogForm {...dialog} form={form} preview={!shown && <PreviewCard {...preview} />}>
      {children}
      <CommerceFields
        form={form}
        shown={shown}
        field={(name) => ({
          ...form.field(name),
          'data-autofocus': name === focusField || undefined,
        })}
        setText={form.change}
        photoFocus={preview.focus}
        onPhotoFocus={form.change}
        savedPhoto={commerce && !isFacade(commerce.photo) ? commerce.photo : undefined}
        preview={
          !shown && (
            <InlinePreview>
              <PreviewCard {...preview} />
            </InlinePreview>
          )
        }
        categories={categories}
        categoryIds={values.category}
        onCategories={(ids) => form.change('category', ids)}
      />
      {isShown('sells') && (
        <SellsField
          field={form.field('sells')}
          categoryIds={values.category}
          onAdd={(words) => form.change('sells', words)}
        />
      )}
      {commerce && isShown('facts') && (
        <FactsField
          form={form}
          categories={preview.categories.map(({ name }) => name)}
          takesFocus={focusField === 'facts'}
        />
      )}
      {below}
    </DialogForm>
  )
}

type SellsFieldProps = {
  field: FieldProps
  categoryIds: readonly number[]
  onAdd: (words: string) => void
}

function SellsField({ field, categoryIds, onAdd }: SellsFieldProps) {
  return (
    <div className="full-row stack gap-8">
      <TextArea
        {...field}
        help="Hasta 20 palabras, separadas por comas: con ellas se encuentra el comercio."
        rows={2}
      />
      <ProposedWords
        help="Lo que busca la gente. Añade lo que se venda."
        proposed={useWordsOf(categoryIds)}
        words={field.value}
        onAdd={onAdd}
      />
    </div>
  )
}

/** Loads the search words of categories, without plurals and words of the names. Empty if a request fails. */
function useWordsOf(categoryIds: readonly number[]): string[] {
  const [details, setDetails] = useState<CategoryDetail[]>([])
  const ids = categoryIds.join()
  useEffect(() => {
    let isStale = false
    const chosen = ids === '' ? [] : ids.split(',').map(Number)
    Promise.all(chosen.map(findCategory)).then(
      (found) => !isStale && setDetails(found),
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [ids])
  const allNames = ` ${plainName(details.map(({ name }) => name).join(' '))} `
  const isNamed = (word: string) => allNames.includes(` ${plainName(word)} `)
  const words = new Set(details.flatMap(({ words }) => words))
  const isPlural = (word: string) => word.endsWith('s') && words.has(word.slice(0, -1))
  return [...words].filter((word) => !isNamed(word) && !isPlural(word))
}
