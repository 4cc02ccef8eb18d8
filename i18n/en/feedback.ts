import type { feedback as vi } from '../vi/feedback'
import { commonFields, crudWords } from './crud'

const words = crudWords('feedback', 'feedback', 'What visitors send from the site appears here.')

export const feedback: typeof vi = {
  ...words,
  title: { ...words.title, edit: 'Read feedback' },
  search: 'Search name, phone, email, text',
  fields: {
    ...commonFields,
    name: 'From',
    type: 'Subject',
    content: 'Message',
    created_at: 'Sent',
    notes: 'Notes',
  },
  status: { none: 'Not contacted', done: 'Contacted' },
  mark: {
    column: 'Contact',
    done: 'Contacted',
    none: 'Reopen',
    done_of: 'Mark %{name} as contacted',
    none_of: 'Reopen the feedback of %{name}',
  },
  marked: {
    done: '%{name} is marked as contacted.',
    none: '%{name} is marked as not contacted.',
  },
  sender: 'Sender',
  no_contact: 'The sender left no way to be reached.',
  no_content: 'No message.',
  nobody: 'Deleted account',
  notes: { at: 'When', text: 'Text', author_id: 'Written by' },
  notes_title: 'Notes on what was answered',
}
