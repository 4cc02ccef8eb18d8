import type { ComponentType } from 'react'
import type { Style } from '../../../../domain/type'
import type { PostType } from '../../../../domain/typeSchema'

/** Additional inputs by style; an article has none. */
export const styleInputs: Partial<Record<Style, ComponentType<{ type: PostType }>>> = {}
