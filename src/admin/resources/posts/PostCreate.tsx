import type { Post, PostInput } from '../../../domain/postSchema'
import { postSchema } from '../../../domain/postSchema'
import { CreatePage } from '../../components/form/CreatePage'
import { LateSkeleton } from '../../components/list/LateSkeleton'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { TypePage } from '../../components/TypePage'
import { PostInputs } from './form/PostInputs'
import { newPost } from './form/values'

/** A new post of a type. */
export default function PostCreate() {
  return (
    <TypePage>
      {(typeId, type) => (
        <>
          <PageHeading />
          {type ? (
            <CreatePage<PostInput, Post>
              key={typeId}
              resource="posts"
              schema={postSchema}
              defaultValues={newPost(typeId)}
              redirect={() => paths.posts(typeId)}
              cancelTo={paths.posts(typeId)}
            >
              <PostInputs type={type} />
            </CreatePage>
          ) : (
            <LateSkeleton label="components.form.loading" rows={8} />
          )}
        </>
      )}
    </TypePage>
  )
}
