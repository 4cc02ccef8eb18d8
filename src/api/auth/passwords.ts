import { argon2id, argon2Verify } from 'hash-wasm'

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

/** A password to hand to a person: 12 characters without look-alikes, about 69 bits. */
export function generatePassword(length = 12): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  let password = ''
  while (password.length < length) {
    // Bytes past the last full run of the alphabet would favour its first letters.
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < 256 - (256 % alphabet.length) && password.length < length)
        password += alphabet[byte % alphabet.length]
  }
  return password
}
