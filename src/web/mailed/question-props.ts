/** What the screen of every mailed question gets. */
export type QuestionProps<Question> = {
  question: Question
  /** The button of the mail that was pressed: `di` in the address. */
  pressed: string
  /** It was answered just now. */
  isDone: boolean
  /** Why the form was refused. */
  refused: string | undefined
}
