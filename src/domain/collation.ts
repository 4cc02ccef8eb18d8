import { composed } from './cleanText'

const relatives: Record<string, string> = {
  ă: 'a1',
  â: 'a2',
  đ: 'd1',
  ê: 'e1',
  ô: 'o1',
  ơ: 'o2',
  ư: 'u1',
}
const tones: Record<string, string> = {
  '\u0300': '1',
  '\u0309': '2',
  '\u0303': '3',
  '\u0301': '4',
  '\u0323': '5',
}

/**
 * A key whose byte order is that of a Vietnamese dictionary: letters first (a < ă < â, d < đ), then tones (level,
 * grave, hook, tilde, acute, dot). The embedded database has no Vietnamese collation.
 */
export function sortKey(text: string): string {
  let letters = ''
  let marks = ''
  for (const char of composed(text).trim().toLowerCase()) {
    const parts = char.normalize('NFD')
    const tone = [...parts].map((part) => tones[part]).find(Boolean)
    const letter = [...parts]
      .filter((part) => !tones[part])
      .join('')
      .normalize('NFC')
    letters += relatives[letter] ?? (/[a-z]/.test(letter) ? `${letter}0` : letter)
    marks += tone ?? '0'
  }
  return `${letters} ${marks}`.slice(0, 255)
}
