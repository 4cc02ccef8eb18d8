import type { Post, PostInput } from '../../../domain/postSchema'
import type { PostType } from '../../../domain/typeSchema'
import { CreateForm } from '../../components/crud/forms'
import { PageHeading } from '../../components/heading/PageHeading'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { TypePage } from '../../components/types/TypePage'
import { PostInputs } from './form/PostInputs'
import { PostSave } from './form/PostSave'
import { usePostSchema } from './form/usePostSchema'
import { newPost, toForm, withoutBlankSections } from './form/values'

export default function PostCreate() {
  return (
    <TypePage>
      {(_typeId, type) =>
        type ? (
          <NewPost key={type.id} type={type} />
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

function NewPost({ type }: { type: PostType }) {
  const schema = usePostSchema(type)
  return (
    <CreateForm<PostInput, Post>
      schema={schema}
      defaultValues={newPost(type)}
      toForm={toForm}
      transform={withoutBlankSections}
      save={<PostSave />}
    >
      <PostInputs type={type} />
    </CreateForm>
  )
}
