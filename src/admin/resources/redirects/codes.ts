import { redirectCodes } from '../../../domain/redirectSchema'

/** Choices for the status code of a redirect. */
export const redirectCodeChoices = redirectCodes.map((id) => ({ id, name: `resources.redirects.code.${id}` }))
