type Reader = (amount: number) => string

/** Each language reads numbers with a library of its own, loaded when something is printed in it. */
const readers: Record<string, () => Promise<Reader>> = {
  vi: async () => {
    const { doReadNumber, ReadingConfig } = await import('read-vietnamese-number')
    const config = new ReadingConfig()
    // The sentence says what it is counted in.
    config.unit = []
    return (amount) => doReadNumber(String(amount), config)
  },
  en: async () => {
    const { toCardinal } = await import('n2words/en-US')
    return (amount) => toCardinal(amount)
  },
  ja: async () => {
    const { toCardinal } = await import('n2words/ja-JP')
    return (amount) => toCardinal(amount)
  },
}

/** Reads whole amounts aloud, the first letter a capital; `undefined` for a language that nobody reads. */
export async function amountReader(locale: string): Promise<Reader | undefined> {
  const read = await readers[locale]?.()
  return (
    read &&
    ((amount) => {
      const words = read(amount)
      return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
    })
  )
}
