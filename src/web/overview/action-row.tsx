import type { ReactNode } from 'react'

type ActionRowProps = { title: string; explanation: ReactNode; children: ReactNode }

/** An action on a shop: its explanation and its button. */
export function ActionRow({ title, explanation, children }: ActionRowProps) {
  return (
    <div className="grid align-center gap-12 py-20">
      <div>
        <h2 className="small-title">{title}</h2>
        <p className="note">{explanation}</p>
      </div>
      {children}
    </div>
  )
}
