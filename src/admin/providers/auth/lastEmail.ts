const key = 'email'

/** Who is signed in in this tab: when their session ends, they type the password alone. Signing out forgets it. */
export const rememberEmail = (email: string): void => sessionStorage.setItem(key, email)

export const lastEmail = (): string => sessionStorage.getItem(key) ?? ''

export const forgetEmail = (): void => sessionStorage.removeItem(key)
