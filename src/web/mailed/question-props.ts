export type QuestionProps<Question> = {
  question: Question
  /** The button that was pressed in the mail: the parameter `di` of the URL. */
  pressed: string
  /** The answer has just been saved. */
  isDone: boolean
  refused: string | undefined
}
