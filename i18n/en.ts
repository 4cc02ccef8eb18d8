import { access } from './en/access'
import { agencies } from './en/agencies'
import { apiDocs } from './en/apiDocs'
import { autosave } from './en/autosave'
import { carriers, remittances } from './en/carriers'
import { cash } from './en/cash'
import { categories } from './en/categories'
import { comments } from './en/comments'
import { common } from './en/common'
import { components } from './en/components'
import { courses } from './en/courses'
import { dashboard } from './en/dashboard'
import { debtEntries, debts } from './en/debts'
import { discounts } from './en/discounts'
import { dynamic } from './en/dynamic'
import { editor, tiptap } from './en/editor'
import { feedback } from './en/feedback'
import { fields } from './en/fields'
import { groups } from './en/groups'
import { history, historySheet } from './en/history'
import { icons } from './en/icons'
import { inbox } from './en/inbox'
import { jobs } from './en/jobs'
import { languages } from './en/languages'
import { layout } from './en/layout'
import { login } from './en/login'
import { media } from './en/media'
import { menus } from './en/menus'
import { orders } from './en/orders'
import { keys, palette } from './en/palette'
import { parts } from './en/parts'
import { permissions } from './en/permissions'
import { posts } from './en/posts'
import { preview } from './en/preview'
import { products } from './en/products'
import { profile } from './en/profile'
import { ra } from './en/ra'
import { ratings } from './en/ratings'
import { redirects } from './en/redirects'
import { reporting, reports } from './en/reports'
import { roles } from './en/roles'
import { schedule } from './en/schedule'
import { seos } from './en/seos'
import { settings } from './en/settings'
import { sheets } from './en/sheets'
import { sliders } from './en/sliders'
import { tree } from './en/tree'
import { types } from './en/types'
import { users } from './en/users'
import { validation } from './en/validation'
import { slips, suppliers, warehouses } from './en/warehouse'
import { webhooks } from './en/webhooks'
import { widgets } from './en/widgets'
import type { Messages } from './vi'

const en: Messages = {
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
export default en
