import { useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Feature, Style } from '../../../domain/type'
import type { PostType, PostTypeInput } from '../../../domain/typeSchema'
import { typeSchema } from '../../../domain/typeSchema'
import { EditPage } from '../../components/form/EditPage'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { TypeInputs } from './TypeInputs'

/** A post type that exists. */
export default function TypeEdit() {
  const translate = useTranslate()
  const { id } = useParams()
  const say = (block: string, key: unknown) => translate(`resources.types.${block}.${key}`)
  return (
    <EditPage<PostTypeInput, PostType>
      key={id}
      resource="types"
      schema={typeSchema}
      redirect={() => paths.types}
      cancelTo={paths.types}
      deletable={({ title }) => title}
      deleteText={translate('resources.types.delete_text')}
      show={{
        style: (style) => say('style', style as Style),
        features: (names) => (names as Feature[]).map((name) => say('feature', name)).join(', '),
        fields: (rows) => (rows as PostType['fields']).map(({ title }) => title).join(', '),
        is_sitemap: (value) => say('sitemap', value ? 'column' : 'none'),
      }}
    >
      {({ title }) => (
        <>
          <PageHeading title={title} />
          <TypeInputs />
        </>
      )}
    </EditPage>
  )
}
