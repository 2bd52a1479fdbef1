import { z } from 'zod'

/** A sentence for a person, where there is nothing else to answer. */
export const said = z.object({ detail: z.string() })

/** What every refusal carries: the sentence, and a word for a program. */
export const refusal = said.extend({ code: z.string() })
