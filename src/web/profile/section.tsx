import { type ReactNode, type Ref, useId } from 'react'
import { Card, CardBody } from '#web/ui/card.tsx'
import styles from './profile.module.css'

type SectionProps = { title: string; heading?: Ref<HTMLHeadingElement>; children: ReactNode }

export function Section({ title, heading, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card>
        <CardBody>
          <div className={`stack gap-16 justify-items-start ${styles.section}`}>
            <h2 id={id} ref={heading} tabIndex={-1} className="name">
              {title}
            </h2>
            {children}
          </div>
        </CardBody>
      </Card>
    </section>
  )
}
