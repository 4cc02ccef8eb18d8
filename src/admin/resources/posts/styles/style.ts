import type { ComponentType, ReactNode } from 'react'
import type { Post } from '../../../../domain/postSchema'
import type { PostType } from '../../../../domain/typeSchema'
import type { FilterSpec } from '../../../components/list/filters/specs'

/** Parts of a post list for its style, loaded only with lists of that style. */
export interface StyleList {
  /** Columns after the title, declared by `columnsOf<Post>()`; they also define sorting. */
  columns?: (type: PostType) => ReactNode
  /** Common columns that are hidden by default, to make room for them. */
  aside?: readonly (keyof Post)[]
  filters?: (type: PostType) => readonly FilterSpec[]
  Bulk?: ComponentType
}

type StyleInputs = ComponentType<{ type: PostType }>

/** Parts of a post's form for its style, loaded only with forms of that style. */
export interface StyleForm {
  /** Directly after title and address, also on a phone before status and pictures. */
  Lead?: StyleInputs
  Below?: StyleInputs
  Side?: StyleInputs
  /** Renderers for the read-only view, conflicts and the history, where plain text does not suit. */
  show?: Readonly<Record<string, ComponentType<{ value: unknown }>>>
}
