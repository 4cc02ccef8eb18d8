import type { dynamic as vi } from '../vi/dynamic'

export const dynamic: typeof vi = {
  loading: 'Loading the input “%{title}”…',
  not_chosen: 'None',
  gone_choice: '%{value} (no longer in the list)',
  unfit: {
    text: 'The old value no longer fits the present kind of this field.',
    clear: 'Clear and enter again',
  },
  file: {
    choose: 'Choose from the library',
    open: 'Open the file in a new tab',
    play: 'Play the video',
    add: 'Add files',
    none: 'No files yet',
    remove: 'Remove “%{name}”',
  },
  rows: {
    add: 'Add a row',
    none: 'No rows yet',
    unnamed: 'Row %{place}',
    remove: 'Remove “%{name}”',
  },
  api: {
    loading: 'Searching…',
    clear: 'Clear',
    open: 'Open the list',
    close: 'Close the list',
    slow: 'The data source takes too long to answer.',
    unreachable: 'The data source cannot be reached.',
    refused: 'The data source refused the request (code %{status}).',
    large: 'The data source sent too much.',
    unfit: 'The answer does not have the structure that was set.',
    not_set: 'No data source is set for this field.',
    retry: 'Try again',
  },
}
