/** Allows only `http:`, `https:`, `mailto:`, `tel:` and site-relative links. */
export function isSafeLink(link: string): boolean {
  if (/^(\/(?!\/)|#|\?)/.test(link)) return !/[\\\s]/.test(link)
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(link)) return false
  return URL.canParse(link)
}

export const isWebLink = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)
