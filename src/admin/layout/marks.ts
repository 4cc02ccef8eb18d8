import type { PostType } from '../../domain/typeSchema'

const upper = (text: string): string => text.toLocaleUpperCase()

/** Two-letter marks for a title, the likeliest first: “Cẩm nang pha chế” → CN, CP, CC, Cẩ, Cm … */
function proposals(title: string): string[] {
  const words = title.split(/\s+/).filter(Boolean)
  const [first = ['?'], ...others] = words.map((word) => [...word])
  const lead = upper(first[0] ?? '?')
  return [
    ...others.map(([letter = '']) => lead + upper(letter)),
    ...first.slice(1).map((letter) => lead + letter.toLocaleLowerCase()),
    ...Array.from({ length: 1_000 }, (_, place) => `${lead}${place + 2}`),
  ]
}

/** Unique letter marks for types that share an icon with another type. */
export function marksOf(types: readonly Pick<PostType, 'id' | 'title' | 'style' | 'drawing'>[]) {
  const iconOf = ({ drawing, style }: (typeof types)[number]) => drawing || style
  const taken = new Set<string>()
  const marks = new Map<number, string>()
  for (const type of types) {
    if (types.filter((each) => iconOf(each) === iconOf(type)).length === 1) continue
    const mark = proposals(type.title).find((each) => !taken.has(each)) ?? ''
    taken.add(mark)
    marks.set(type.id, mark)
  }
  return marks
}
