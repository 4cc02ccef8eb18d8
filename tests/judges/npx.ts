import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

const withPackages = (packages: readonly string[], command: readonly string[]): string[] => [
  '--yes',
  ...packages.flatMap((name) => ['--package', name]),
  '--',
  ...command,
]

/** Runs a program of other people to its end. */
export async function runPackage(packages: readonly string[], ...command: string[]): Promise<void> {
  await run('npx', withPackages(packages, command), { maxBuffer: 64 * 1024 * 1024 })
}

/** Starts one that stays; in a group of its own, because npx does not pass signals on. */
export const startPackage = (packages: readonly string[], ...command: string[]): ChildProcess =>
  spawn('npx', withPackages(packages, command), { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
