import type { preview as vi } from '../vi/preview'

/** A post as a reader would see it. */
export const preview: typeof vi = {
  open: 'Preview',
  title: 'As readers see it',
  width: 'Screen width',
  desktop: 'Desktop',
  phone: 'Phone',
  untitled: 'No title yet',
  site: 'On the site',
  new_tab: 'Open in a new tab',
  kept: 'Not drawn with the latest changes:',
  failed: 'No preview yet:',
}
