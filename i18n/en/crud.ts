import type { CrudWords, commonFields as vi } from '../vi/crud'

/**
 * The words that every entity has: `crudWords('a category', 'categories', …)`.
 * @param hint what an empty list says to whoever may add the first one
 */
export const crudWords = (single: string, many: string, hint: string): CrudWords => {
  const one = single.replace(/^an? /, '')
  const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
  return {
    name: `${capital(one)} |||| ${capital(many)}`,
    title: { list: capital(many), create: `Add ${single}`, edit: `Edit ${one}`, import: `Import ${many}` },
    add: `Add ${single}`,
    search: `Search ${many}`,
    empty: { message: `No ${many} yet`, hint },
    delete_text: `The ${one} goes to the trash and can be restored from there.`,
    came: `%{smart_count} new ${one} |||| %{smart_count} new ${many}`,
    notifications: {
      created: `${capital(one)} added.`,
      updated: `${capital(one)} saved.`,
      deleted: `${capital(one)} deleted. |||| %{smart_count} ${many} deleted.`,
      changed: `${capital(one)} updated. |||| %{smart_count} ${many} updated.`,
      sorted: `The order of the ${many} is saved.`,
      create_failed: `The ${one} could not be added.`,
      update_failed: `The ${one} could not be saved.`,
      delete_failed: `The ${one} could not be deleted.`,
      sort_failed: `The order of the ${many} could not be saved.`,
      load_failed: `The ${many} could not be loaded.`,
    },
  }
}

/** Names of fields that many entities have. */
export const commonFields: typeof vi = {
  id: 'ID',
  title: 'Title',
  name: 'Name',
  slug: 'Slug',
  image: 'Picture',
  description: 'Description',
  status: 'Status',
  sort: 'Order',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  created_at: 'Created',
  updated_at: 'Updated',
}
