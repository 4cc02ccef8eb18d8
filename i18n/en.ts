import { categories } from './en/categories'
import { common } from './en/common'
import { components } from './en/components'
import { editor, tiptap } from './en/editor'
import { layout } from './en/layout'
import { login } from './en/login'
import { media } from './en/media'
import { posts } from './en/posts'
import { ra } from './en/ra'
import { validation } from './en/validation'
import type { Messages } from './vi'

const en: Messages = {
  ra: { ...ra, tiptap },
  editor,
  common,
  components,
  login,
  layout,
  validation,
  resources: { categories, media, posts },
}
export default en
