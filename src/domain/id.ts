const maxId = 2_147_483_647

export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId
