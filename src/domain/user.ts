export const genders = ['male', 'female', 'unspecified'] as const
export const maritalStatuses = ['single', 'married', 'unspecified'] as const
export const userStatuses = ['enable', 'disable'] as const

/** What login answers; `expires_in` in seconds. */
export interface Tokens {
  token_type: 'Bearer'
  access_token: string
  refresh_token: string
  expires_in: number
}
