import { access } from './vi/access'
import { agencies } from './vi/agencies'
import { apiDocs } from './vi/apiDocs'
import { autosave } from './vi/autosave'
import { carriers, remittances } from './vi/carriers'
import { cash } from './vi/cash'
import { categories } from './vi/categories'
import { comments } from './vi/comments'
import { common } from './vi/common'
import { components } from './vi/components'
import { courses } from './vi/courses'
import { dashboard } from './vi/dashboard'
import { debtEntries, debts } from './vi/debts'
import { discounts } from './vi/discounts'
import { dynamic } from './vi/dynamic'
import { editor, tiptap } from './vi/editor'
import { feedback } from './vi/feedback'
import { fields } from './vi/fields'
import { groups } from './vi/groups'
import { history, historySheet } from './vi/history'
import { icons } from './vi/icons'
import { inbox } from './vi/inbox'
import { jobs } from './vi/jobs'
import { languages } from './vi/languages'
import { layout } from './vi/layout'
import { login } from './vi/login'
import { media } from './vi/media'
import { menus } from './vi/menus'
import { orders } from './vi/orders'
import { keys, palette } from './vi/palette'
import { parts } from './vi/parts'
import { permissions } from './vi/permissions'
import { posts } from './vi/posts'
import { preview } from './vi/preview'
import { products } from './vi/products'
import { profile } from './vi/profile'
import { ra } from './vi/ra'
import { ratings } from './vi/ratings'
import { redirects } from './vi/redirects'
import { reporting, reports } from './vi/reports'
import { roles } from './vi/roles'
import { schedule } from './vi/schedule'
import { seos } from './vi/seos'
import { settings } from './vi/settings'
import { sheets } from './vi/sheets'
import { sliders } from './vi/sliders'
import { tree } from './vi/tree'
import { types } from './vi/types'
import { users } from './vi/users'
import { validation } from './vi/validation'
import { slips, suppliers, warehouses } from './vi/warehouse'
import { webhooks } from './vi/webhooks'
import { widgets } from './vi/widgets'

/** Vietnamese, the default; the other languages must have the same keys. Entities are under `resources`. */
const vi = {
  ra: { ...ra, tiptap },
  access,
  api_docs: apiDocs,
  editor,
  common,
  components,
  autosave,
  courses,
  dashboard,
  dynamic,
  history,
  icons,
  inbox,
  login,
  preview,
  products,
  profile,
  palette,
  keys,
  layout,
  parts,
  reporting,
  schedule,
  sheets,
  tree,
  validation,
  webhooks,
  resources: {
    cash,
    categories,
    groups,
    fields,
    media,
    posts,
    types,
    languages,
    redirects,
    carriers,
    remittances,
    settings,
    jobs,
    seos,
    menus,
    sliders,
    feedback,
    agencies,
    warehouses,
    suppliers,
    slips,
    ...reports,
    debts,
    debt_entries: debtEntries,
    history: historySheet,
    discounts,
    orders,
    comments,
    ratings,
    widgets,
    users,
    roles,
    permissions,
  },
}

export type Messages = typeof vi
export default vi
