/** A phone number in groups: `0912345678` → `0912 345 678`. Others stay as they are. */
export const groupPhone = (phone: string): string => phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
