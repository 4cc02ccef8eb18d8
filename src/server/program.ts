import { StartError, say } from './messages'
import { BucketError } from './storage/bucketRequests'

export const print = (line: string): boolean => process.stdout.write(`${line}\n`)

/** Runs a command to its end; faults that people can mend are told without a stack. */
export function runProgram(main: () => Promise<number>): void {
  main().then(
    (code) => process.exit(code),
    (error) => {
      process.stderr.write(`${toldOf(error)}\n`)
      process.exit(1)
    },
  )
}

function toldOf(error: unknown): string {
  if (error instanceof StartError) return error.message
  if (error instanceof BucketError) return say('bucket_away', { reason: error.message })
  return error instanceof Error ? String(error.stack) : String(error)
}
