import type { sliders as vi } from '../vi/sliders'
import { commonFields, crudWords } from './crud'

export const sliders: typeof vi = {
  ...crudWords('a slider', 'sliders', 'Add a first slider for the home page, then choose pictures for it.'),
  section: 'About',
  key_help: 'The site asks for the slider by this key: talk to whoever builds the site before you change it.',
  slides: {
    list: 'Slides',
    add: 'Add an empty slide',
    pick: 'Choose from the library',
    picked: '1 slide added. |||| %{smart_count} slides added.',
    unnamed: 'Slide %{place}',
    full: 'A slider has at most %{max} slides.',
  },
  preview: {
    title: 'Preview',
    label: 'carousel',
    before: 'Previous slide',
    after: 'Next slide',
    play: 'Play',
    stop: 'Stop',
    place: 'Slide %{place} of %{total}',
    none: 'No pictures to show yet.',
  },
  fields: {
    ...commonFields,
    title: 'Name of the slider',
    key: 'Key',
    items: 'Slides',
    items_count: 'Slides',
    lines: 'Content',
    alt: 'Description for people who cannot see the picture',
    heading: 'Words on the picture',
    url: 'Link of the picture',
  },
}
