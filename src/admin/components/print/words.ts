type Reader = (amount: number) => string

/** One library per language, loaded on the first print in it. */
const readers: Record<string, () => Promise<Reader>> = {
  vi: async () => {
    const { doReadNumber, ReadingConfig } = await import('read-vietnamese-number')
    const config = new ReadingConfig()
    // The sentence names the unit itself.
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

/** Spells whole amounts, starting with a capital; `undefined` for an unsupported language. */
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
