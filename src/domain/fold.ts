/** Lower case without accents, as the database's `fold()` does it: `Cà Phê Đá` → `ca phe da`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
