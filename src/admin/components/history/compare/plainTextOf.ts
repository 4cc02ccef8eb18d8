const blocks = /<\/(p|div|li|h[1-6]|tr|blockquote|pre|figure|table|ul|ol)>|<br\s*\/?>/gi
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

export const plainTextOf = (html: string): string =>
  html
    .replace(blocks, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
