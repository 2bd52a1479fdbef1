/** A frequent reason: its chip writes the sentence into the text field. */
export type CommonReason = { name: string; sentence: string }

/** Appends the sentence to the text, or removes it if the text contains it. */
export function toggleReason(text: string, sentence: string): string {
  if (!text.includes(sentence))
    return text.trim() === '' ? sentence : `${text.trimEnd()}\n${sentence}`
  return text
    .replace(sentence, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
}
