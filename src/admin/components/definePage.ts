import type { ComponentType } from 'react'
import { type LoadOf, type OnDemand, onDemand } from './onDemand'

/** Imports a page. */
export type Load = LoadOf<ComponentType>

/** A page whose code is loaded on demand. */
export type Page = OnDemand<ComponentType>

const pages = new WeakMap<Load, Page>()

/** The page of a `load`; cached. */
export function definePage(load: Load): Page {
  const known = pages.get(load)
  if (known) return known
  const page = onDemand(load)
  pages.set(load, page)
  return page
}
