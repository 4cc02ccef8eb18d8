/** Longest pause in milliseconds between two characters of a scanner; nobody types that fast for long. */
const pause = 50
const shortest = 6

export interface Burst {
  text: string
  at: number
  before: string
}

/** The burst after another `KeyboardEvent.key`; keys without a character end it. */
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

/** Whether the burst, ended by Enter at this time, came from a keyboard-like scanner. */
export const isScanned = (burst: Burst | undefined, at: number): burst is Burst =>
  burst !== undefined && burst.text.length >= shortest && at - burst.at <= pause
