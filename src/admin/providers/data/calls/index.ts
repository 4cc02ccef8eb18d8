import type { HttpClient } from '../../http/http'
import { accessCalls } from './access'
import { agencyCalls } from './agencies'
import { bulkCalls } from './bulk'
import type { ListTools } from './call'
import { cashCalls } from './cash'
import { draftCalls } from './drafts'
import { dynamicCalls } from './dynamic'
import { historyCalls } from './history'
import { keyCalls } from './keys'
import { languageCalls } from './languages'
import { mediaCalls } from './media'
import { menuCalls } from './menus'
import { moneyCalls } from './money'
import { orderCalls } from './orders'
import { previewCalls } from './preview'
import { profileCalls } from './profile'
import { proposalCalls } from './proposals'
import { reportCalls } from './reports'
import { roleCalls } from './roles'
import { searchCalls } from './search'
import { settingCalls } from './settings'
import { sheetCalls } from './sheets'
import { slipCalls } from './slips'
import { upkeepCalls } from './upkeep'
import { userCalls } from './users'
import { viewCalls } from './views'
import { voiceCalls } from './voices'
import { webhookCalls } from './webhooks'
import { widgetCalls } from './widgets'

const calls = {
  ...accessCalls,
  ...keyCalls,
  ...agencyCalls,
  ...draftCalls,
  ...bulkCalls,
  ...cashCalls,
  ...dynamicCalls,
  ...historyCalls,
  ...languageCalls,
  ...mediaCalls,
  ...menuCalls,
  ...moneyCalls,
  ...orderCalls,
  ...previewCalls,
  ...profileCalls,
  ...proposalCalls,
  ...reportCalls,
  ...roleCalls,
  ...searchCalls,
  ...settingCalls,
  ...sheetCalls,
  ...slipCalls,
  ...upkeepCalls,
  ...userCalls,
  ...viewCalls,
  ...voiceCalls,
  ...webhookCalls,
  ...widgetCalls,
}

type Calls = typeof calls
type MethodOf<C> = C extends { call: (http: HttpClient, ...args: infer A) => infer R }
  ? (...args: A) => R
  : never

export type SpecialMethods = { [Name in keyof Calls]: MethodOf<Calls[Name]> }

interface AnyCall {
  call: (http: HttpClient, ...args: never[]) => Promise<unknown>
  effect?: (lists: ListTools, result: never, ...args: never[]) => void
}
type AnyMethod = (...args: never[]) => Promise<unknown>

const table: Record<keyof Calls, AnyCall> = calls
const names = Object.keys(calls) as (keyof Calls)[]
const methodsBy = (make: (name: keyof Calls) => AnyMethod): SpecialMethods =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as SpecialMethods

export const specialMethods = (http: HttpClient): SpecialMethods =>
  methodsBy(
    (name) =>
      (...args) =>
        table[name].call(http, ...args),
  )

/** Wraps the methods so that each also applies its effect to the lists. */
export function withEffects(methods: SpecialMethods, lists: ListTools): SpecialMethods {
  const plain: Record<keyof Calls, AnyMethod> = methods
  return methodsBy((name) => async (...args) => {
    const result = await plain[name](...args)
    table[name].effect?.(lists, result as never, ...args)
    return result
  })
}
