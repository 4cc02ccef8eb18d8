import { categories } from './ja/categories'
import { common } from './ja/common'
import { components } from './ja/components'
import { dashboard } from './ja/dashboard'
import { dynamic } from './ja/dynamic'
import { editor, tiptap } from './ja/editor'
import { feedback } from './ja/feedback'
import { history } from './ja/history'
import { icons } from './ja/icons'
import { languages } from './ja/languages'
import { layout } from './ja/layout'
import { login } from './ja/login'
import { media } from './ja/media'
import { keys, palette } from './ja/palette'
import { parts } from './ja/parts'
import { permissions } from './ja/permissions'
import { posts } from './ja/posts'
import { profile } from './ja/profile'
import { ra } from './ja/ra'
import { redirects } from './ja/redirects'
import { roles } from './ja/roles'
import { schedule } from './ja/schedule'
import { seos } from './ja/seos'
import { sheets } from './ja/sheets'
import { tree } from './ja/tree'
import { types } from './ja/types'
import { users } from './ja/users'
import { validation } from './ja/validation'
import type { Messages } from './vi'

const ja: Messages = {
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
export default ja
