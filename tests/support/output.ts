import { afterEach, beforeEach, vi } from 'vitest'

/** Keeps what is printed from the terminal; tells what a test has printed so far. */
export function keepOutput(): () => string {
  let said = ''
  beforeEach(() => {
    said = ''
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += text
      return true
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return () => said
}
