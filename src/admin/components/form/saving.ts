import type { FieldValues } from 'react-hook-form'

/** How a form is sent otherwise than by Save. */
export interface Sending {
  /** After a new record, the form of another one comes. */
  another?: boolean
  /** With these values, such as another state; they stay in the form only where it was saved. */
  values?: FieldValues
}

/** What goes on around a save. */
export interface Saving extends Sending {
  /** What has been typed since it was sent, by field. */
  typedSince: () => FieldValues
  /** The person is on the way to another page: the save must not lead elsewhere. */
  isLeaving: () => boolean
}

/** The result of a save; `errors` maps field paths to messages from the server. */
export type SaveResult = { saved: true } | { saved: false; errors?: Record<string, string> }
