import { categories } from './vi/categories'
import { common } from './vi/common'
import { components } from './vi/components'
import { dashboard } from './vi/dashboard'
import { dynamic } from './vi/dynamic'
import { editor, tiptap } from './vi/editor'
import { feedback } from './vi/feedback'
import { history } from './vi/history'
import { icons } from './vi/icons'
import { languages } from './vi/languages'
import { layout } from './vi/layout'
import { login } from './vi/login'
import { media } from './vi/media'
import { keys, palette } from './vi/palette'
import { parts } from './vi/parts'
import { permissions } from './vi/permissions'
import { posts } from './vi/posts'
import { profile } from './vi/profile'
import { ra } from './vi/ra'
import { redirects } from './vi/redirects'
import { roles } from './vi/roles'
import { schedule } from './vi/schedule'
import { seos } from './vi/seos'
import { sheets } from './vi/sheets'
import { tree } from './vi/tree'
import { types } from './vi/types'
import { users } from './vi/users'
import { validation } from './vi/validation'

/** Vietnamese, the default; the other languages must have the same keys. Entities are under `resources`. */
const vi = {
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

export type Messages = typeof vi
export default vi
