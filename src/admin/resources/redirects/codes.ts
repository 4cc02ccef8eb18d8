import { redirectCodes } from '../../../domain/redirectSchema'

export const redirectCodeChoices = redirectCodes.map((id) => ({ id, name: `resources.redirects.code.${id}` }))
