/** Work of the house that was given up after its last attempt. */
export interface FailedJob {
  id: number
  kind: string
  /** Of several with the same one, only one is done. */
  key: string | null
  attempts: number
  last_error: string
  created_at: string
  /** When it was due last. */
  run_at: string
  failed_at: string
}

/** Kinds with words of their own in `resources.jobs.kind`. */
export const namedJobKinds: readonly string[] = ['reset_mail', 'backup', 'webhook', 'webhook_mail']

/** How long it can be tried again. */
export const failedJobDays = 30
