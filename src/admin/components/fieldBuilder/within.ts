/** The path of a setting of the field that stands at a path; the form itself is one field where that is empty. */
export const within = (at: string, name: string): string => (at ? `${at}.${name}` : name)
