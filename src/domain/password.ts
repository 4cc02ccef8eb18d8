/** 12 characters without look-alikes are easy to pass on, and have about 69 bits. */
export function generatePassword(length = 12): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  let password = ''
  while (password.length < length) {
    // Bytes beyond the last multiple of the alphabet's length would favour its first letters.
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < 256 - (256 % alphabet.length) && password.length < length)
        password += alphabet[byte % alphabet.length]
  }
  return password
}
