import { redirectCodes } from '../../../domain/redirectSchema'

/** The kinds of redirects to choose from. */
export const codes = redirectCodes.map((id) => ({ id, name: `resources.redirects.code.${id}` }))
