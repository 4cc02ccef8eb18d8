import type { PostStatus } from '../../domain/post'
import type { PictureKey } from '../art/catalogue'
import type { SectionKey } from './sections'

export interface WrittenPost {
  title: string
  /** For a title without a romanization. */
  slug?: string
  summary: string
  /** A category's title within the type. */
  category: string
  picture: PictureKey
  /** Its own paragraphs, before the shared sections. */
  text?: readonly string[]
  sections?: readonly SectionKey[]
  /** `published` by default. */
  status?: PostStatus
  custom?: Record<string, string>
  price?: number
}
