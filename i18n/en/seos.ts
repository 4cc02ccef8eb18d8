import type { seos as vi } from '../vi/seos'
import { commonFields, crudWords } from './crud'

const words = crudWords(
  'an SEO entry',
  'SEO entries',
  'Add one for the home page first: its title, description and the picture for sharing.',
)

export const seos: typeof vi = {
  ...words,
  name: 'SEO |||| SEO',
  title: { ...words.title, list: 'SEO by address', posts: 'Posts to improve' },
  search: 'Search title, address, keywords',
  fields: {
    ...commonFields,
    url: 'Address',
    type: 'Kind of page',
    image: 'Picture for sharing',
    keyword: 'Keywords',
  },
  type: { website: 'Website', article: 'Article', profile: 'Profile', book: 'Book' },
  section: 'The page and how it is shown',
  previews: 'Previews',
  help: {
    url: 'What follows the domain, such as /products, or a full address. One entry per address.',
    type: 'Tells sharing sites what kind of content this is.',
  },
  tabs: 'SEO of addresses and of posts',
  to_mend: 'To fix',
  fault: { none: 'No description', long: 'Too long', double: 'Same title' },
  why: {
    none: 'Published posts with nothing written for search results: title and description are taken from the post.',
    long: 'The title or description is longer than search results show, and will be cut.',
    double: 'Posts with the same title in search results as another one.',
  },
  nothing_written: 'Nothing written',
  nothing_to_mend: 'There is nothing to fix here',
}
