import { useTranslate } from 'react-admin'
import type { DataField } from '../../../domain/fieldSchema'

export function FieldSettingsText({ field }: { field: DataField }) {
  const translate = useTranslate()
  const { data, children, api, value, script } = field
  const say = (key: string, params: object) => translate(`resources.fields.summary.${key}`, params)
  const parts = [
    data.length > 0 &&
      `${say('options', { smart_count: data.length })}: ${listed(data.map(({ label }) => label))}`,
    children.length > 0 &&
      `${say('columns', { smart_count: children.length })}: ${listed(children.map(({ title }) => title))}`,
    api?.path,
    value &&
      say('default', {
        value: value
          .replace(/<[^>]+>/g, ' ')
          .trim()
          .slice(0, 60),
      }),
    script && say('script', {}),
  ]
  return <bdi>{parts.filter(Boolean).join(' · ') || '–'}</bdi>
}

const shown = 4
const listed = (names: readonly string[]): string =>
  names.slice(0, shown).join(', ') + (names.length > shown ? '…' : '')
