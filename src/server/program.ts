import { StartError } from './messages'

export const print = (line: string): boolean => process.stdout.write(`${line}\n`)

/** Runs a command to its end; faults that people can mend are told without a stack. */
export function runProgram(main: () => Promise<number>): void {
  main().then(
    (code) => process.exit(code),
    (error) => {
      process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${error?.stack ?? error}\n`)
      process.exit(1)
    },
  )
}
