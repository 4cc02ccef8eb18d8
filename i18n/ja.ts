import { access } from './ja/access'
import { agencies } from './ja/agencies'
import { apiDocs } from './ja/apiDocs'
import { autosave } from './ja/autosave'
import { carriers, remittances } from './ja/carriers'
import { cash } from './ja/cash'
import { categories } from './ja/categories'
import { comments } from './ja/comments'
import { common } from './ja/common'
import { components } from './ja/components'
import { courses } from './ja/courses'
import { dashboard } from './ja/dashboard'
import { debtEntries, debts } from './ja/debts'
import { discounts } from './ja/discounts'
import { dynamic } from './ja/dynamic'
import { editor, tiptap } from './ja/editor'
import { feedback } from './ja/feedback'
import { fields } from './ja/fields'
import { groups } from './ja/groups'
import { history, historySheet } from './ja/history'
import { icons } from './ja/icons'
import { inbox } from './ja/inbox'
import { jobs } from './ja/jobs'
import { languages } from './ja/languages'
import { layout } from './ja/layout'
import { login } from './ja/login'
import { media } from './ja/media'
import { menus } from './ja/menus'
import { orders } from './ja/orders'
import { keys, palette } from './ja/palette'
import { parts } from './ja/parts'
import { permissions } from './ja/permissions'
import { posts } from './ja/posts'
import { preview } from './ja/preview'
import { products } from './ja/products'
import { profile } from './ja/profile'
import { ra } from './ja/ra'
import { ratings } from './ja/ratings'
import { redirects } from './ja/redirects'
import { reporting, reports } from './ja/reports'
import { roles } from './ja/roles'
import { schedule } from './ja/schedule'
import { seos } from './ja/seos'
import { settings } from './ja/settings'
import { sheets } from './ja/sheets'
import { sliders } from './ja/sliders'
import { tree } from './ja/tree'
import { types } from './ja/types'
import { users } from './ja/users'
import { validation } from './ja/validation'
import { slips, suppliers, warehouses } from './ja/warehouse'
import { webhooks } from './ja/webhooks'
import { widgets } from './ja/widgets'
import type { Messages } from './vi'

const ja: Messages = {
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
export default ja
