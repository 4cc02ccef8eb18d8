import en from '../../../i18n/en'
import ja from '../../../i18n/ja'
import vi from '../../../i18n/vi'
import { demo } from '../../../i18n/vi/demo'
import { errors } from '../../../i18n/vi/errors'

/** The product's messages, so that tests use the texts that people see. */
export const words = { vi, en, ja }
export type Language = keyof typeof words

/** What most journeys read. */
export const { layout, components, dashboard, login, common, profile, resources, validation } = vi
export { demo, errors }

/** One plural form of a message with its parameters filled in: `say(text, { name: 'Tin' })`. */
export function say(message: string, values: Record<string, string | number> = {}): string {
  const forms = message.split(' |||| ')
  const form = forms[values.smart_count === 1 ? 0 : forms.length - 1] ?? message
  return form.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
