import { addMonths } from '#contract/figure-periods.ts'
import { monthInWords } from '#contract/figure-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '#web/ui/icons.ts'

type MonthChoiceProps = {
  month: string
  /** The last month that can be chosen. */
  last: string
  pathOf: (month: string) => string
}

/** Links to the month before and after, and a button to print. */
export function MonthChoice({ month, last, pathOf }: MonthChoiceProps) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <div className="cluster gap-12 mt-12 mb-24">
      <ButtonLink to={pathOf(before)} variant="outline" icon={IconChevronLeft}>
        {monthInWords(before)}
      </ButtonLink>
      {after <= last && (
        <ButtonLink to={pathOf(after)} variant="outline" icon={IconChevronRight}>
          {monthInWords(after)}
        </ButtonLink>
      )}
      <Button icon={IconPrinter} onClick={() => print()}>
        Imprimir
      </Button>
    </div>
  )
}
