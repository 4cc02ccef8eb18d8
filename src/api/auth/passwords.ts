import { argon2id, argon2Verify } from 'hash-wasm'

export { generatePassword } from '../../domain/password'

/** argon2id with OWASP's minimum for interactive sign-in: 19 MiB, 2 passes. */
export const hashPassword = (password: string): Promise<string> =>
  argon2id({
    password: password.normalize('NFC'),
    salt: crypto.getRandomValues(new Uint8Array(16)),
    iterations: 2,
    memorySize: 19_456,
    parallelism: 1,
    hashLength: 32,
    outputType: 'encoded',
  })

export const verifyPassword = (password: string, hash: string): Promise<boolean> =>
  argon2Verify({ password: password.normalize('NFC'), hash })
