import type { ComponentType, ReactNode } from 'react'
import type { Post } from '../../../../domain/postSchema'
import type { PostType } from '../../../../domain/typeSchema'
import type { FilterSpec } from '../../../components/list/filters/specs'

/** What the list of a type shows besides what all posts have; loaded with the lists of that style only. */
export interface StyleList {
  /** The columns after the title, as `columnsOf<Post>()` declares them; they say by what the list can be sorted. */
  columns?: (type: PostType) => ReactNode
  /** Columns of all posts that make room for them: shown only to those who choose them. */
  aside?: readonly (keyof Post)[]
  /** Filters after those of all posts. */
  filters?: (type: PostType) => readonly FilterSpec[]
  /** Actions for the selected posts. */
  Bulk?: ComponentType
}

/** A group of inputs. */
type StyleInputs = ComponentType<{ type: PostType }>

/** What the form of a post has besides what all posts have; loaded with the forms of that style only. */
export interface StyleForm {
  /** Directly after title and address, before status and pictures on a phone too. */
  Lead?: StyleInputs
  /** After the content. */
  Below?: StyleInputs
  /** In the side column. */
  Side?: StyleInputs
  /** How values are shown in the read-only view, in conflicts and in the history, where plain text does not suit. */
  show?: Readonly<Record<string, ComponentType<{ value: unknown }>>>
}
