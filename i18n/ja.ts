import { categories } from './ja/categories'
import { common } from './ja/common'
import { components } from './ja/components'
import { editor, tiptap } from './ja/editor'
import { layout } from './ja/layout'
import { login } from './ja/login'
import { media } from './ja/media'
import { posts } from './ja/posts'
import { ra } from './ja/ra'
import { validation } from './ja/validation'
import type { Messages } from './vi'

const ja: Messages = {
  ra: { ...ra, tiptap },
  editor,
  common,
  components,
  login,
  layout,
  validation,
  resources: { categories, media, posts },
}
export default ja
