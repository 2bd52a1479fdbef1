import { EmptyList } from '#web/lists/empty-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

type NothingBinnedProps = { search: string | undefined; isAsked: boolean }

export function NothingBinned({ search, isAsked }: NothingBinnedProps) {
  if (!isAsked) {
    return (
      <EmptyList title="La papelera está vacía" sign="Todo limpio">
        Lo que se elimine aparecerá aquí, y desde aquí podrás recuperarlo.
      </EmptyList>
    )
  }
  return (
    <EmptyList
      title={search === undefined ? 'Nada de eso en la papelera' : `Nada con «${search}»`}
      sign="Vuelve a mirar"
      belowFilters
      action={
        <ButtonLink to="/papelera" variant="outline">
          Ver toda la papelera
        </ButtonLink>
      }
    >
      Puede que ya se haya recuperado, o que haya pasado su tiempo.
    </EmptyList>
  )
}
