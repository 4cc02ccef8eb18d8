import type { PostStatus } from '../../domain/post'
import type { PictureKey } from '../art/catalogue'
import type { SectionKey } from './sections'

/** A post as the desk hands it in: what differs from its neighbours, nothing else. */
export interface Draft {
  title: string
  /** For a title without a romanisation. */
  slug?: string
  /** The summary in the list. */
  summary: string
  /** A category's title within the type. */
  category: string
  picture: PictureKey
  /** Paragraphs of its own, before the shared sections. */
  text?: readonly string[]
  sections?: readonly SectionKey[]
  /** Published unless said otherwise. */
  status?: PostStatus
  custom?: Record<string, string>
}
