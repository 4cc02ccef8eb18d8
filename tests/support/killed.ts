import { once } from 'node:events'
import { expect } from 'vitest'
import { forkProgram } from './programs'

/** Runs a command as people do, and kills it as soon as `when`. */
export async function killed(
  program: 'restore' | 'move',
  args: string[],
  env: Record<string, string>,
  when: () => boolean,
): Promise<void> {
  const child = await forkProgram(program, args, {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  while (!when() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5))
  child.kill('SIGKILL')
  const [, signal] = await ended
  expect(signal).toBe('SIGKILL')
}
