import type { ComponentType } from 'react'
import type { Style } from '../../../../domain/type'
import type { PostType } from '../../../../domain/typeSchema'

/** What each style adds to the form that all posts share; an article adds nothing. */
export const styleInputs: Partial<Record<Style, ComponentType<{ type: PostType }>>> = {}
