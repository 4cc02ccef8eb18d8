/** Only `http:`, `https:`, `mailto:`, `tel:` and site-relative links are stored. */
export function isSafeLink(link: string): boolean {
  if (/^(\/(?!\/)|#|\?)/.test(link)) return !/[\\\s]/.test(link)
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(link)) return false
  return URL.canParse(link)
}

/** Whether a text is the address of a page or file of a site. */
export const isWebLink = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)
