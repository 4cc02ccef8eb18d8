/** What the question before deleting a record says: an i18n key, or the text of this record's. */
export const textOf = <R>(text: string | ((record: R) => string) | undefined, record: R) =>
  typeof text === 'function' ? text(record) : text
