/** Rules of every call; the contract says more. */
export const introduction = `The back office of a content site, its shop and its warehouse.

**Who calls.** \`Authorization: Bearer nep_…\` with a key of \`/profile/keys\`: it may what it names, as far as its person may at that moment. Any one of the permissions of a call opens it.

**Lists** take \`page\`, \`limit\`, \`search=field:value;…\`, \`searchFields=field:operator;…\`, \`orderBy\`, \`sortedBy\` and \`include=a,b\`; what a list does not know is refused, never ignored. Totals are exact.

**Answers** are \`{data}\`, lists add \`meta\`. What is included nests as \`{data}\`. Money is whole VND, moments are UTC.

**Errors** are \`{message, code, errors}\`: the sentence in the language of \`Locale\`, \`errors\` by field.

**Writing.** Every record has a \`version\`: \`If-Match\` refuses to overwrite what somebody else has saved. With an \`Idempotency-Key\` a call that is repeated happens once.`
