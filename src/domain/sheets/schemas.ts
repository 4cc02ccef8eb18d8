import type { AnyObject, ObjectSchema } from 'yup'
import { categorySchema } from '../categorySchema'
import { waybillSchema } from '../orderSchema'
import { postSchema } from '../postSchema'
import { redirectSchema } from '../redirectSchema'
import { remittanceSchema } from '../remittanceSchema'
import { seoEntrySchema } from '../seoSchema'
import { userSchema } from '../userSchema'
import type { SheetName } from '.'

/** In a file of their own, so that columns load without the schemas. */
const schemas: Partial<Record<SheetName, ObjectSchema<AnyObject>>> = {
  posts: postSchema,
  categories: categorySchema,
  users: userSchema,
  redirects: redirectSchema,
  seos: seoEntrySchema,
  orders: waybillSchema,
  remittances: remittanceSchema,
}

export const importRules = (name: string): ObjectSchema<AnyObject> | undefined =>
  Object.hasOwn(schemas, name) ? schemas[name as SheetName] : undefined
