import { profileSchema, userSchema } from '../../../domain/userSchema'
import { viewingShape } from '../../auth/viewAs'
import { rowSchema } from '../../crud/rowSchema'
import {
  arraySchema,
  flagSchema,
  idSchema,
  namedSchema,
  objectSchema,
  type Schema,
  textSchema,
} from '../../http/schema'
import { ownAccount, profile, users } from './users'

/** Somebody's account, or one's own. */
export const accountShape = (): Schema => ({
  anyOf: [rowSchema(users), namedSchema('account', rowSchema(ownAccount))],
})

/** Any part of the fields of somebody's account, or of one's own. */
export const accountChange = userSchema.concat(profileSchema).partial()

export function profileShape(): Schema {
  const row = rowSchema(profile)
  return namedSchema('profile', { ...row, properties: { ...row.properties, viewing: viewingShape } })
}

/** The profile by a key: little of its person. */
export const keyProfileShape = objectSchema({
  id: idSchema,
  name: textSchema,
  permissions: objectSchema({ data: arraySchema(objectSchema({ name: textSchema })) }),
  key: objectSchema({ id: idSchema, name: textSchema, proposes: flagSchema }),
})
