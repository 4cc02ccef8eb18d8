import { sql } from 'drizzle-orm'
import type { Field } from '../../crud/fields'
import { users } from '../../db/tables/users'

/** Orders of the account, and orders without an account under its phone number. */
export const ofClient: Field = {
  type: 'int',
  column: users.id,
  operators: ['='],
  isNarrow: true,
  within: (condition) => sql`orders.id in (
    select o.id from users join orders o on o.user_id = users.id where ${condition}
    union all select o.id from users join orders o on o.phone = users.phone
      where users.phone <> '' and o.user_id is null and ${condition})`,
}
