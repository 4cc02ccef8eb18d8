/** Answers of the site's door, as far as these pages read them. */

export type SeenPicture = Record<'src' | 'srcset' | 'alt', string> &
  Record<'width' | 'height', number | null> &
  Record<'focus_x' | 'focus_y', number>
export type SeenLink = { title: string; path: string }
export type SeenHead = { title: string; description?: string; image?: string; type?: string }
type SeenStyle = 'article' | 'product' | 'course'
export type SeenType = SeenLink & { slug: string; style: SeenStyle; description: string; seo: SeenHead }
/** A category, a collection or a trademark; `type` is the slug of its type. */
export type SeenShelf = Omit<SeenType, 'style'> & { id: number; type: string; parent_id?: number | null }

export interface SeenSite {
  settings: Record<string, string>
  languages: { key: string; name: string; is_default: boolean }[]
  types: SeenType[]
  menus: { key: string }[]
  sliders: { key: string }[]
  pages: string[]
  seo: SeenHead
}
export type SeenItem = { text: string; url: string; target: 'same' | 'new'; children: SeenItem[] }
export type SeenSlide = { picture: SeenPicture | null; title: string; url: string; description: string }
export type SeenChoice = { value: string | number; label: string; path?: string }
export type SeenField = Record<'key' | 'title' | 'style', string> & { children?: SeenField[] }
export interface SeenWidget {
  title: string
  fields: SeenField[]
  value: Record<string, unknown>
  pictures: SeenPicture[]
}
type Step = { from: number; price: number }
export type SeenPrice = { list: number; now: number; steps: Step[]; ends_at: string | null }
export interface SeenCard extends SeenLink {
  id: number
  type: SeenLink & { slug: string; style: SeenStyle }
  description: string
  picture: SeenPicture | null
  published_at: string
  rating: { average: number | null; count: number }
  price?: SeenPrice
  in_stock?: 'yes' | 'few' | 'no'
  code?: string
  lesson_count?: number
  duration?: number
}
type Lesson = { title: string; description: string; duration: number }
export interface SeenPost extends SeenCard {
  author: string
  pictures: SeenPicture[]
  content: { title: string; picture: SeenPicture | null; html: string }[]
  details: (SeenField & { value: unknown; text?: string })[]
  chapters?: { title: string; description: string; lessons: Lesson[] }[]
  trademark: SeenLink | null
  groups: SeenLink[]
  breadcrumb: SeenLink[]
  related: SeenCard[]
  seo: SeenHead
  json_ld: unknown[]
}

/** What stands at an address: the member that `kind` names. */
export interface Standing extends Partial<Record<'category' | 'group' | 'trademark', SeenShelf>> {
  kind: 'home' | 'type' | 'post' | 'category' | 'group' | 'trademark' | 'page' | 'redirect' | 'nothing'
  type?: SeenType
  post?: SeenPost
  widgets?: SeenWidget[]
  seo?: SeenHead
  redirect?: { destination: string; code: 301 | 302 | 307 | 308 }
}
type Voice = { id: number; author: string; created_at: string }
export type SeenComment = Voice & { thread_id: number; message: string; by_staff: boolean }
export type SeenRating = Voice & { score: number; content: string }
type Ware = Record<'quantity' | 'price' | 'total', number>
export type SeenLine = Ware & { id: number; standing: 'ok' | 'short' | 'gone'; post: SeenCard | null }
export type SeenCart = { lines: SeenLine[]; total: number }
export interface SeenOrder extends Record<'total' | 'shipping_fee' | 'discount' | 'paid' | 'due', number> {
  code: string
  status: 'new' | 'processing' | 'delivery' | 'delivered' | 'canceled'
  created_at: string
  lines: (Ware & { title: string })[]
  carrier: string
  tracking_code: string
  vietqr: Record<'payload' | 'account' | 'holder', string> | null
}
