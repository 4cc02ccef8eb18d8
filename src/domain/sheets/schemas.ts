import type { AnyObject, ObjectSchema } from 'yup'
import { categorySchema } from '../categorySchema'
import { postSchema } from '../postSchema'
import { redirectSchema } from '../redirectSchema'
import { seoEntrySchema } from '../seoSchema'
import { userSchema } from '../userSchema'
import type { SheetName } from '.'

/** The rules of each entity that can be imported; those of its form. Apart from the columns, which need no rules. */
const schemas: Partial<Record<SheetName, ObjectSchema<AnyObject>>> = {
  posts: postSchema,
  categories: categorySchema,
  users: userSchema,
  redirects: redirectSchema,
  seos: seoEntrySchema,
}

/** The rules of an entity's rows; `undefined` where nothing is imported. */
export const importRules = (name: string): ObjectSchema<AnyObject> | undefined =>
  Object.hasOwn(schemas, name) ? schemas[name as SheetName] : undefined
