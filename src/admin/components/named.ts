import type { Message } from '../../domain/message'

/** A name within a sentence: “Tiêu đề” → “tiêu đề”, but “SEO” stays. */
const within = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1)

/** A rule's message; where a field is empty it names the field, if that has a name. */
export const named = (message: Message, label = ''): Message =>
  message.key === 'validation.required' && label
    ? { key: 'validation.required_field', params: { field: within(label) } }
    : message
