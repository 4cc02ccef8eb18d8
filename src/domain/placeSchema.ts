import { type InferType, object } from 'yup'
import { addressFields } from './address/addressSchema'
import { dialText, nameText, optionalEmailText } from './rules'

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

export interface Warehouse extends PlaceInput, Kept {
  /** The stock; `money` (its cost) is null for users who may not see slips. */
  stock?: { products: number; number: number; money: number | null; next_expiry: string | null }
  slips_count?: number
}

export interface Supplier extends PlaceInput, Kept {
  products?: {
    data: { post_id: number; code: string; title: string; number: number; price: number; date: string }[]
  }
}
