export const genders = ['male', 'female', 'unspecified'] as const
export const maritalStatuses = ['single', 'married', 'unspecified'] as const
/** A member has a role or direct permission; a client of the site has neither. */
export const userKinds = ['member', 'client'] as const
export type UserKind = (typeof userKinds)[number]

export const userStatuses = ['enable', 'disable'] as const

/** Response of a login; `expires_in` in seconds. */
export interface Tokens {
  token_type: 'Bearer'
  access_token: string
  refresh_token: string
  expires_in: number
}
