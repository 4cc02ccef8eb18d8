const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'nep_'
const secretLength = 32
const checkLength = 6

const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${secretLength + checkLength}}$`)

/** Letters of bytes; those that would make some letters likelier are left out. */
const lettersOf = (bytes: Uint8Array): string =>
  [...bytes]
    .filter((byte) => byte < letters.length * Math.floor(256 / letters.length))
    .map((byte) => letters[byte % letters.length])
    .join('')

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const checkOf = async (random: string): Promise<string> =>
  lettersOf(await digest(prefix + random)).slice(0, checkLength)

/** `nep_`, 32 random characters, and 6 by which scanners and typing errors are told from keys. */
export async function newKeySecret(): Promise<string> {
  let random = ''
  while (random.length < secretLength)
    random += lettersOf(crypto.getRandomValues(new Uint8Array(secretLength)))
  random = random.slice(0, secretLength)
  return prefix + random + (await checkOf(random))
}

export const looksLikeKey = (token: string): boolean => token.startsWith(prefix)

export async function isKeySecret(token: string): Promise<boolean> {
  if (!shape.test(token)) return false
  const random = token.slice(prefix.length, -checkLength)
  return token.slice(-checkLength) === (await checkOf(random))
}

/** A secret is random, so that a plain digest gives nothing away. */
export const hashOfSecret = async (secret: string): Promise<string> =>
  [...(await digest(secret))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const hintOf = (secret: string): string => secret.slice(-4)
