import type { PostTypeInput } from '../../../domain/typeSchema'
import { typeSchema } from '../../../domain/typeSchema'
import { CreateForm } from '../../components/crud/forms'
import { TypeInputs } from './TypeInputs'

const defaults: Partial<PostTypeInput> = {
  style: 'article',
  is_shown: true,
  is_sitemap: true,
  features: ['categories', 'images', 'content', 'seo'],
}

export default function TypeCreate() {
  return (
    <CreateForm schema={typeSchema} defaultValues={defaults}>
      <TypeInputs />
    </CreateForm>
  )
}
