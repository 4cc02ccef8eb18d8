import { useTranslate } from 'react-admin'
import type { Feature, Style } from '../../../domain/type'
import type { TypeIconName } from '../../../domain/typeIcons'
import type { PostType } from '../../../domain/typeSchema'
import { typeSchema } from '../../../domain/typeSchema'
import { EditForm } from '../../components/crud/forms'
import { TypeInputs } from './TypeInputs'

export default function TypeEdit() {
  const translate = useTranslate()
  const say = (block: string, key: unknown) => translate(`resources.types.${block}.${key}`)
  return (
    <EditForm
      schema={typeSchema}
      show={{
        icon: (icon) => (icon ? translate(`icons.${icon as TypeIconName}`).split(',')[0] : ''),
        style: (style) => say('style', style as Style),
        features: (names) => (names as Feature[]).map((name) => say('feature', name)).join(', '),
        fields: (rows) => (rows as PostType['fields']).map(({ title }) => title).join(', '),
        is_sitemap: (value) => say('sitemap', value ? 'column' : 'none'),
      }}
    >
      <TypeInputs />
    </EditForm>
  )
}
