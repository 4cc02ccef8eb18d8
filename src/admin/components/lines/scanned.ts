/** The longest pause, in milliseconds, between two characters of a scanner; nobody types that fast for long. */
const pause = 50
/** The shortest code that is taken for a scanned one. */
const shortest = 6

/** Characters that followed one another quickly. */
export interface Burst {
  text: string
  /** When the last came. */
  at: number
  /** What stood in the field before the first. */
  before: string
}

/** The burst after one more key. `key` is as the keyboard names it; keys that write nothing end a burst. */
export function burstAfter(
  burst: Burst | undefined,
  key: string,
  at: number,
  before: string,
): Burst | undefined {
  if (key === 'Shift') return burst
  if ([...key].length !== 1) return undefined
  return burst && at - burst.at <= pause
    ? { ...burst, text: burst.text + key, at }
    : { text: key, at, before }
}

/** Whether the burst, ended by Enter at this time, came from a scanner that acts as a keyboard. */
export const isScanned = (burst: Burst | undefined, at: number): burst is Burst =>
  burst !== undefined && burst.text.length >= shortest && at - burst.at <= pause
