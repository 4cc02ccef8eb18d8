import type { Post, PostInput } from '../../../domain/postSchema'
import { postSchemaOf } from '../../../domain/posts/filed'
import { CreateForm } from '../../components/crud/forms'
import { LateSkeleton } from '../../components/list/LateSkeleton'
import { PageHeading } from '../../components/PageHeading'
import { TypePage } from '../../components/TypePage'
import { PostInputs } from './form/PostInputs'
import { newPost, toForm, withoutBlankSections } from './form/values'

/** The create page of a post. */
export default function PostCreate() {
  return (
    <TypePage>
      {(typeId, type) =>
        type ? (
          <CreateForm<PostInput, Post>
            key={typeId}
            schema={postSchemaOf(type)}
            defaultValues={newPost(type)}
            toForm={toForm}
            transform={withoutBlankSections}
          >
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
