import { categories } from './vi/categories'
import { common } from './vi/common'
import { components } from './vi/components'
import { editor, tiptap } from './vi/editor'
import { layout } from './vi/layout'
import { login } from './vi/login'
import { media } from './vi/media'
import { posts } from './vi/posts'
import { ra } from './vi/ra'
import { validation } from './vi/validation'

/** Vietnamese, the default; the other languages must have its shape. Entities stand under `resources`. */
const vi = {
  ra: { ...ra, tiptap },
  editor,
  common,
  components,
  login,
  layout,
  validation,
  resources: { categories, media, posts },
}

export type Messages = typeof vi
export default vi
