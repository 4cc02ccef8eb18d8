const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

const isHtml = (text: string): boolean => /<\/?[a-z][^<>]*>/i.test(text)

/** Plain text as paragraphs: an empty line ends one, a line break stays one. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escaped(part).replace(/\s*\n\s*/g, '<br>')}</p>`)
    .join('')

/** Text or HTML as the single section of an article; the schema sanitises it. */
export const sectionsFrom = (text: string): object[] => [
  { title: '', image: '', content: isHtml(text) ? text : paragraphs(text.replace(/\r\n?/g, '\n')) },
]

/** Plain text of sections, to show in a cell. */
export function textFrom(sections: unknown): string {
  const texts = (Array.isArray(sections) ? sections : []).map((each) => String(Object(each).content ?? ''))
  return texts
    .join(' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
