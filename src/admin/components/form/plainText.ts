/** A value as plain text: HTML without tags, lists line by line, relations by name. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (typeof value === 'string') return value.replace(/<[^>]+>/g, ' ').trim()
  if (Array.isArray(value)) return value.map(plainText).join('\n')
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(plainText).filter(Boolean).join(' · ')
}
