import type { Facts } from '#contract/facts/facts.ts'
import { sayFacts } from '#contract/facts/say-facts.ts'
import { capitalize } from '#contract/spanish.ts'
import { OWNER_LINK } from '#web/commerces/shop-links.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'

export function FactsCard({ facts }: { facts: Facts }) {
  const groups = sayFacts(facts)
  if (groups.length === 0) return null
  return (
    <Card as="section" aria-labelledby="servicios" className="no-print">
      <CardBody>
        <h2 id="servicios" className="mb-8 title">
          Acceso, pago y servicios
        </h2>
        <dl className="divided">
          {groups.map(({ name, facts: items }) => (
            <div key={name} className="py-8">
              <dt className="muted small">{name}</dt>
              <dd>
                {items.map(({ name: fact, words, link }, at) => (
                  <span key={fact}>
                    {at > 0 && ' · '}
                    {link ? (
                      <a href={link} {...OWNER_LINK}>
                        {words}
                      </a>
                    ) : at === 0 ? (
                      capitalize(words)
                    ) : (
                      words
                    )}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  )
}
