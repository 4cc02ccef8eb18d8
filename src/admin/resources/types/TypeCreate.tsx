import type { PostType, PostTypeInput } from '../../../domain/typeSchema'
import { typeSchema } from '../../../domain/typeSchema'
import { CreatePage } from '../../components/form/CreatePage'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { TypeInputs } from './TypeInputs'

/** What most sites begin with. */
const defaults: Partial<PostTypeInput> = {
  style: 'article',
  is_sitemap: true,
  features: ['categories', 'images', 'content', 'seo'],
}

/** A new post type; the menu has it as soon as it is saved. */
export default function TypeCreate() {
  return (
    <>
      <PageHeading />
      <CreatePage<PostTypeInput, PostType>
        resource="types"
        schema={typeSchema}
        defaultValues={defaults}
        redirect={() => paths.types}
        cancelTo={paths.types}
      >
        <TypeInputs />
      </CreatePage>
    </>
  )
}
