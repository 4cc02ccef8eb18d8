import type { ResourceName } from '../guards'
import type { Style } from '../type'
import { agencies } from './agencies'
import { menus, sliders } from './appearance'
import { carriers, remittances } from './carriers'
import { cashSheet } from './cash'
import { categories } from './categories'
import type { Sheet, SheetColumn } from './columns'
import { debtSheets } from './debts'
import { discounts } from './discounts'
import { feedback } from './feedback'
import { fields } from './fields'
import { groups } from './groups'
import { historySheet } from './history'
import { orders } from './orders'
import { languages, media, roles, types } from './others'
import { posts } from './posts'
import { redirects } from './redirects'
import { reportSheets } from './reports'
import { seos } from './seos'
import { slips, suppliers, warehouses } from './stock'
import { users } from './users'
import { comments, ratings } from './voices'
import { widgets } from './widgets'

export * from './columns'

/** Permissions have no sheet because the code defines them; settings are pages, not rows. */
export const sheets = {
  posts,
  categories,
  groups,
  fields,
  types,
  media,
  users,
  roles,
  languages,
  redirects,
  seos,
  menus,
  sliders,
  feedback,
  agencies,
  discounts,
  orders,
  carriers,
  remittances,
  comments,
  ratings,
  warehouses,
  suppliers,
  slips,
  widgets,
} as const satisfies Record<Exclude<ResourceName, 'permissions' | 'settings'>, Sheet>

export type SheetName = keyof typeof sheets

/** The sheet of an entity, a report or another list, for posts limited to the columns of a style. */
export function sheetOf(name: string, style?: Style): Sheet | undefined {
  const all: Readonly<Record<string, Sheet>> = {
    ...sheets,
    ...reportSheets,
    cash: cashSheet,
    ...debtSheets,
    history: historySheet,
  }
  const sheet = Object.hasOwn(all, name) ? all[name] : undefined
  const has = ({ styles }: SheetColumn) => !style || !styles || styles.includes(style)
  return sheet && { ...sheet, columns: sheet.columns.filter(has) }
}
