import { EmptyList } from '#web/lists/empty-list.tsx'

type EmptyBinProps = { search: string | undefined; isFiltered: boolean }

export function EmptyBin({ search, isFiltered }: EmptyBinProps) {
  if (!isFiltered) {
    return (
      <EmptyList title="La papelera está vacía" sign="Todo limpio">
        Lo que se elimine aparecerá aquí, y desde aquí podrás recuperarlo.
      </EmptyList>
    )
  }
  return (
    <EmptyList
      title={search === undefined ? 'Nada de eso en la papelera' : `Nada con «${search}»`}
      link={{ to: '/papelera', name: 'Ver toda la papelera' }}
    >
      Puede que ya se haya recuperado, o que haya pasado su tiempo.
    </EmptyList>
  )
}
