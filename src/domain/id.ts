/** The greatest id that a row can have. */
const maxId = 2_147_483_647

/** Whether a text is an id as we write them. */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId
