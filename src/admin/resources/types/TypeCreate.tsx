import type { PostTypeInput } from '../../../domain/typeSchema'
import { typeSchema } from '../../../domain/typeSchema'
import { CreateForm } from '../../components/crud/forms'
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
    <CreateForm schema={typeSchema} defaultValues={defaults}>
      <TypeInputs />
    </CreateForm>
  )
}
