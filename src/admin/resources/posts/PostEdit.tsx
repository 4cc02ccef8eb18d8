import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { type Post, type PostInput, postSchema } from '../../../domain/post'
import { EditPage } from '../../components/form/EditPage'
import { LateSkeleton } from '../../components/list/LateSkeleton'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { TypePage } from '../../components/TypePage'
import { PostInputs } from './form/PostInputs'
import { useShownFields } from './form/useShownFields'
import { toForm } from './form/values'

/** An existing post. */
export default function PostEdit() {
  return (
    <TypePage>
      {(typeId, type) => (
        <PostForm typeId={typeId}>
          {(post) =>
            post.type_id !== typeId ? (
              <Navigate to={paths.post(post.type_id, post.id)} replace />
            ) : (
              <>
                <PageHeading title={post.title} />
                {type ? (
                  <PostInputs type={type} />
                ) : (
                  <LateSkeleton label="components.form.loading" rows={8} />
                )}
              </>
            )
          }
        </PostForm>
      )}
    </TypePage>
  )
}

interface PostFormProps {
  typeId: number
  children: (post: Post) => ReactNode
}

function PostForm({ typeId, children }: PostFormProps) {
  const show = useShownFields(typeId)
  return (
    <EditPage<PostInput, Post>
      resource="posts"
      schema={postSchema}
      toForm={toForm}
      cancelTo={paths.posts(typeId)}
      deletable={({ title }) => title}
      deleteText="resources.posts.delete_text"
      show={show}
    >
      {children}
    </EditPage>
  )
}
