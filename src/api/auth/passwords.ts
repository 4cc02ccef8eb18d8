import { argon2id, argon2Verify } from 'hash-wasm'
import { queueHashing } from './turns'

export { generatePassword } from '../../domain/password'

/** argon2id with OWASP's minimum for interactive sign-in: 19 MiB, 2 passes. */
const hash = (password: string): Promise<string> =>
  argon2id({
    password: password.normalize('NFC'),
    salt: crypto.getRandomValues(new Uint8Array(16)),
    iterations: 2,
    memorySize: 19_456,
    parallelism: 1,
    hashLength: 32,
    outputType: 'encoded',
  })

/**
 * Takes some 50 ms of the only thread: call it outside of transactions.
 * @throws ApiError `too_many_requests` when the queue is full
 */
export const hashPassword = (password: string): Promise<string> => queueHashing(() => hash(password))

/** Verified when the account does not exist, so that the answer takes as long as for one that does. */
let decoy: Promise<string> | undefined

/** Stored for an account without a password: no password matches it. */
export const noPassword = ''

/** `stored` is `undefined` where there is no account. Call it only inside `queueHashing`. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID())
  const known = stored === noPassword ? undefined : stored
  const isRight = await argon2Verify({ password: password.normalize('NFC'), hash: known ?? (await decoy) })
  return isRight && known !== undefined
}

/**
 * Takes as long as hashing: call it outside of transactions.
 * @throws ApiError `too_many_requests` when the queue is full
 */
export const verifyPassword = (password: string, stored: string): Promise<boolean> =>
  queueHashing(() => passwordMatches(password, stored))
