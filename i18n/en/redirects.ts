import type { redirects as vi } from '../vi/redirects'
import { commonFields, crudWords } from './crud'

export const redirects: typeof vi = {
  ...crudWords(
    'a redirect',
    'redirects',
    'When a page gets a new address, add a redirect so that visitors still find it.',
  ),
  fields: { ...commonFields, source: 'Old address', destination: 'New address', code: 'Type' },
  code: { 301: 'Permanent (301)', 302: 'Temporary (302)' },
  section: 'Redirect',
  help: {
    source: 'What follows the domain, such as /old-news/coffee',
    destination: 'A path on this site, or a full address that begins with https://',
  },
  final: 'Ends at %{final}',
  shorten: 'Shorten',
  shortened: 'It now leads straight to %{final}.',
}
