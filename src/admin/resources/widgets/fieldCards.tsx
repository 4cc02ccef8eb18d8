import type { FieldStyle } from '../../../domain/dynamicFields'
import type { SentField } from '../../../domain/widget'
import { maxWidgetFields } from '../../../domain/widgetSchema'
import { type CardKind, cardKind } from '../../components/cards/kind'
import { StyleName } from '../../components/fieldBuilder/StyleName'
import { FieldCard } from './FieldCard'

export const fieldsAt = 'settings.fields'

type CardField = Omit<SentField, 'data' | 'api' | 'children'> & {
  style: FieldStyle
  data: object[]
  children: object[]
  api: object | null
  script: string
}

/** The fields of a widget; a duplicate needs a key of its own and takes no value along. */
export const fieldCards: CardKind<CardField> = cardKind<CardField>({
  label: 'resources.widgets.field.list',
  add: 'resources.widgets.field.add',
  unnamed: 'resources.widgets.field.unnamed',
  title: ({ title }) => title,
  summary: ({ style }) => <StyleName style={style} />,
  blank: () => ({
    key: '',
    title: '',
    style: 'text',
    value: '',
    data: [],
    children: [],
    api: null,
    script: '',
  }),
  copy: ({ was: _, ...field }) => ({ ...field, key: '' }),
  max: maxWidgetFields,
  body: <FieldCard />,
})
