import { FACT_NAMES, type FactName, factOf } from '#contract/facts/fact-table.ts'
import type { Facts } from '#contract/facts/facts.ts'

type Thing = Record<string, unknown>

/** Returns the facts of a shop as properties of schema.org's LocalBusiness; unknown facts are omitted. */
export function factsData(facts: Facts): Thing {
  const features = FACT_NAMES.flatMap((name) => featureOf(name, facts) ?? [])
  const payments = FACT_NAMES.flatMap((name) => paymentOf(name, facts) ?? [])
  return {
    ...(payments.length > 0 && { paymentAccepted: payments.join(', ') }),
    ...(facts.languages && { knowsLanguage: facts.languages }),
    ...(facts.orders_link && {
      potentialAction: { '@type': 'OrderAction', target: facts.orders_link },
    }),
    ...(features.length > 0 && { amenityFeature: features }),
  }
}

/** Returns nothing for an entrance with a step or with help: the property can only be true or false. */
function featureOf(name: FactName, facts: Facts): Thing | undefined {
  const { schema, osmValues } = factOf(name)
  const value = facts[name]
  if (schema?.property !== 'amenityFeature' || value === undefined) return undefined
  const said = osmValues ? osmValues[String(value)] : value ? 'yes' : 'no'
  if (said !== 'yes' && said !== 'no') return undefined
  return { '@type': 'LocationFeatureSpecification', name: schema.value, value: said === 'yes' }
}

function paymentOf(name: FactName, facts: Facts): string | undefined {
  const { schema } = factOf(name)
  return schema?.property === 'paymentAccepted' && facts[name] ? schema.value : undefined
}
