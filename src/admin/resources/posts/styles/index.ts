import type { ComponentType } from 'react'
import type { PostType, Style } from '../../../../domain/type'

/** What each style adds to the form that all posts share; an article adds nothing. */
export const styleInputs: Partial<Record<Style, ComponentType<{ type: PostType }>>> = {}
