import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { forkProgram } from './programs'

export interface Child {
  process: ChildProcess
  address: string
  email: string
  password: string
  isAlive(): boolean
  stop(signal: NodeJS.Signals): Promise<void>
}

/** The whole server in its own process, as `npm start` runs it; stopped when the test ends. */
export async function startChild(env: Record<string, string>): Promise<Child> {
  const owner = { OWNER_EMAIL: 'owner@nep.vn', OWNER_PASSWORD: 'mat-khau-cua-toi' }
  const child = await forkProgram('serve', [], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...owner, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const stop = async (signal: NodeJS.Signals) => {
    if (!isAlive()) return
    child.kill(signal)
    await once(child, 'exit')
  }
  onTestFinished(() => stop('SIGKILL'))
  const address = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    once(child, 'exit').then(() => Promise.reject(new Error(said))),
  ])
  return { process: child, address, email: owner.OWNER_EMAIL, password: owner.OWNER_PASSWORD, isAlive, stop }
}

/** Signs in and returns a function that calls the API as that account. */
export async function callerOf({ address, email, password }: Pick<Child, 'address' | 'email' | 'password'>) {
  const answer = await fetch(`${address}/api/clients/web/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`signing in: ${answer.status}`)
  const { access_token } = (await answer.json()) as { access_token: string }
  return (path: string, init: RequestInit = {}) =>
    fetch(`${address}/api/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${access_token}`, ...init.headers },
    })
}
