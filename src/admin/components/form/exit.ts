/** Whether the form may be left without a question, as after a save or a deletion. */
export interface FormExit {
  allowed: boolean
  /** The person is navigating to another page: a save must not redirect elsewhere. */
  leaving?: boolean
}

/** The result of a save; `errors` maps field paths to messages from the server. */
export type SaveResult = { saved: true } | { saved: false; errors?: Record<string, string> }
