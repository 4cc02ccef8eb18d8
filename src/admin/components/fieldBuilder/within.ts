/** Path of a setting of the field at the path `at`; empty `at` means that the form itself is the field. */
export const within = (at: string, name: string): string => (at ? `${at}.${name}` : name)
