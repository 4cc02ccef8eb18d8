import type { PostInput, Section } from '../domain/postSchema'
import type { PostTypeInput } from '../domain/typeSchema'
import { guideSections } from './texts/sections'
import type { WrittenPost } from './texts/write'

const paragraph = (text: string): string => `<p>${text}</p>`

export function contentOf(draft: WrittenPost, fields: PostTypeInput['fields']): Section[] {
  const own = (draft.text ?? [draft.summary]).map(paragraph).join('')
  const particulars = fields.flatMap(({ key, title }) => {
    const value = draft.custom?.[key]
    return value ? [`<tr><th>${title}</th><td>${value}</td></tr>`] : []
  })
  const shared = (draft.sections ?? []).map((key) => {
    const [title, content] = guideSections[key]
    return { title, image: '', content }
  })
  const table = `<table><tbody>${particulars.join('')}</tbody></table>`
  return [
    { title: '', image: '', content: own },
    ...(particulars.length > 1 ? [{ title: 'Thông tin', image: '', content: table }] : []),
    ...shared,
  ]
}

/** Some posts have no SEO fields, as in a real business. */
export const seoOf = ({ title, summary, category, status }: WrittenPost, image: string): PostInput['seo'] =>
  status === 'draft' || summary.length % 7 === 0
    ? { title: '', image: '', description: '', keywords: '', links: [] }
    : {
        title: `${title} – Nếp Nhà`,
        image,
        description: summary,
        keywords: `${category.toLowerCase()}, cà phê hà nội, nếp nhà`,
        links: [{ name: category, url: '/' }],
      }
