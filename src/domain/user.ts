import type { InferType } from 'yup'
import type { profileSchema, userSchema } from './userSchema'

export const genders = ['male', 'female', 'unspecified'] as const
export const maritalStatuses = ['single', 'married', 'unspecified'] as const
export const userStatuses = ['enable', 'disable'] as const

export type UserInput = InferType<typeof userSchema>
export type ProfileInput = InferType<typeof profileSchema>

export interface User extends UserInput, Omit<ProfileInput, keyof UserInput> {
  id: number
  version: number
  created_at: string
  updated_at: string
  roles?: { data: { id: number; name: string }[] }
}

/** What login answers (spec §7); `expires_in` in seconds. */
export interface Tokens {
  token_type: 'Bearer'
  access_token: string
  refresh_token: string
  expires_in: number
}
