import { categories } from './en/categories'
import { common } from './en/common'
import { components } from './en/components'
import { dashboard } from './en/dashboard'
import { dynamic } from './en/dynamic'
import { editor, tiptap } from './en/editor'
import { feedback } from './en/feedback'
import { history } from './en/history'
import { icons } from './en/icons'
import { languages } from './en/languages'
import { layout } from './en/layout'
import { login } from './en/login'
import { media } from './en/media'
import { keys, palette } from './en/palette'
import { parts } from './en/parts'
import { permissions } from './en/permissions'
import { posts } from './en/posts'
import { profile } from './en/profile'
import { ra } from './en/ra'
import { redirects } from './en/redirects'
import { roles } from './en/roles'
import { schedule } from './en/schedule'
import { seos } from './en/seos'
import { sheets } from './en/sheets'
import { tree } from './en/tree'
import { types } from './en/types'
import { users } from './en/users'
import { validation } from './en/validation'
import type { Messages } from './vi'

const en: Messages = {
  ra: { ...ra, tiptap },
  editor,
  common,
  components,
  dashboard,
  dynamic,
  history,
  icons,
  login,
  profile,
  palette,
  keys,
  layout,
  parts,
  schedule,
  sheets,
  tree,
  validation,
  resources: {
    categories,
    media,
    posts,
    types,
    languages,
    redirects,
    seos,
    feedback,
    users,
    roles,
    permissions,
  },
}
export default en
