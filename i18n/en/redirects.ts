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
  shortened_temporary: 'It now leads straight to %{final}, and is temporary (302), as one of the steps was.',
  moved: {
    lead: 'Lead readers from %{from} to %{to} (301)',
    help: 'Old links and search results go on leading to this page.',
    replaces:
      'A redirect leads from %{from} to %{to}. It is removed with this save, so that nobody goes round in circles.',
    hides: 'A redirect leads from %{from} to %{to}: readers will not reach this page.',
  },
  tester: {
    open: 'Try an address',
    title: 'Where does this address lead?',
    address: 'Address on the site',
    ask: 'Try',
    none: 'Nothing redirects from %{address}.',
    page: 'Readers arrive at %{address} after one redirect. |||| Readers arrive at %{address} after %{smart_count} redirects.',
    outside:
      'Readers leave the site for %{address} after one redirect. |||| Readers leave the site for %{address} after %{smart_count} redirects.',
    far: 'Not there after one redirect; browsers give up. |||| Not there after %{smart_count} redirects; browsers give up.',
  },
}
