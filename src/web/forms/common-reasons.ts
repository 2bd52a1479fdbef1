/** Frequent reasons: a chip that writes its sentence into the field. */
export type CommonReason = { name: string; sentence: string }

/** The text with one of the reasons added at its end, or without it where it had it. */
export function toggleReason(text: string, sentence: string): string {
  if (!text.includes(sentence))
    return text.trim() === '' ? sentence : `${text.trimEnd()}\n${sentence}`
  return text
    .replace(sentence, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
}
