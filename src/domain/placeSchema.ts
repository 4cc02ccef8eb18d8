import { type InferType, object } from 'yup'
import { addressFields } from './address/addressSchema'
import { dialText, nameText, optionalEmailText } from './rules'

/** What has a name, ways to reach it, and an address: a warehouse, a supplier. */
export const placeSchema = object({
  name: nameText(),
  phone: dialText(),
  email: optionalEmailText(),
  ...addressFields,
})

export type PlaceInput = InferType<typeof placeSchema>

interface Kept {
  id: number
  version: number
  created_at: string
  updated_at: string
}

/** A warehouse. */
export interface Warehouse extends PlaceInput, Kept {
  /** What it holds; what that has cost is told to whoever sees slips. */
  stock?: { products: number; number: number; money: number | null; next_expiry: string | null }
  /** How many slips there are of it. */
  slips_count?: number
}

/** Whom products are bought from. */
export interface Supplier extends PlaceInput, Kept {
  /** What was bought there, the newest first. */
  products?: {
    data: { post_id: number; code: string; title: string; number: number; price: number; date: string }[]
  }
}
