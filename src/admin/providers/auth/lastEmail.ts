const key = 'email'

/** Email of this tab's user, who after an expired session types only the password; signing out forgets it. */
export const rememberEmail = (email: string): void => sessionStorage.setItem(key, email)

export const lastEmail = (): string => sessionStorage.getItem(key) ?? ''

export const forgetEmail = (): void => sessionStorage.removeItem(key)
