import { string } from 'yup'
import { message } from './validation'

/** Only `http:`, `https:`, `mailto:`, `tel:` and site-relative links are stored. */
export function isSafeLink(link: string): boolean {
  if (/^(\/(?!\/)|#|\?)/.test(link)) return !/[\\\s]/.test(link)
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(link)) return false
  return URL.canParse(link)
}

/** A link field that may be empty. */
export const linkText = () =>
  string()
    .trim()
    .ensure()
    .max(2048)
    .test('link', message('link'), (value) => !value || isSafeLink(value))
