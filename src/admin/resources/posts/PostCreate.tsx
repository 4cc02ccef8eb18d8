import { postSchema } from '../../../domain/postSchema'
import { CreateForm } from '../../components/crud/forms'
import { LateSkeleton } from '../../components/list/LateSkeleton'
import { PageHeading } from '../../components/PageHeading'
import { TypePage } from '../../components/TypePage'
import { PostInputs } from './form/PostInputs'
import { newPost } from './form/values'

/** A new post of a type. */
export default function PostCreate() {
  return (
    <TypePage>
      {(typeId, type) =>
        type ? (
          <CreateForm key={typeId} schema={postSchema} defaultValues={newPost(typeId)}>
            <PostInputs type={type} />
          </CreateForm>
        ) : (
          <>
            <PageHeading />
            <LateSkeleton label="components.form.loading" rows={8} />
          </>
        )
      }
    </TypePage>
  )
}
