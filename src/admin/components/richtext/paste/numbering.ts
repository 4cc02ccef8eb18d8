export interface ListNumbering {
  isOrdered: boolean
  /** As in HTML: letters or Roman numerals; numbers otherwise. */
  type?: 'a' | 'A' | 'i' | 'I'
  start: number
}

/** Numbering by the mark of a list's first item: `·`, `3.`, `b)`, `iv.`, `2.1.`, `（1）`. */
export function numberingOf(mark: string): ListNumbering {
  const number = /(\d+)\D*$/.exec(mark.normalize('NFKC'))?.[1]
  if (number) return { isOrdered: true, start: Number(number) }
  // A single letter without punctuation is a bullet in a symbol font.
  const letters = /^[(（]?(\p{L}{1,5})[.)）/、．:]/u.exec(mark)?.[1]
  if (!letters) return { isOrdered: false, start: 1 }
  const isLarge = letters === letters.toUpperCase()
  const small = letters.toLowerCase()
  if (/^[ivx]+$/.test(small)) return { isOrdered: true, type: isLarge ? 'I' : 'i', start: romanOf(small) }
  if (!/^[a-z]$/.test(small)) return { isOrdered: true, start: 1 }
  return { isOrdered: true, type: isLarge ? 'A' : 'a', start: small.charCodeAt(0) - 96 }
}

const values: Record<string, number> = { i: 1, v: 5, x: 10 }

const romanOf = (text: string): number =>
  [...text].reduce((sum, letter, at) => {
    const value = values[letter] ?? 0
    return sum + (value < (values[text[at + 1] ?? ''] ?? 0) ? -value : value)
  }, 0)
