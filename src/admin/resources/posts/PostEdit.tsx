import { useGetOne, useParams } from 'react-admin'
import type { Post, PostInput } from '../../../domain/postSchema'
import { EditPage } from '../../components/form/EditPage'
import { PageHeading } from '../../components/heading/PageHeading'
import { paths } from '../../components/screens/paths'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { TypePage } from '../../components/types/TypePage'
import { usePostType } from '../../components/types/usePostTypes'
import { useMay } from '../../providers/auth/rights'
import { onlyResults } from '../../providers/cache/onlyResults'
import { formMeta } from '../../providers/data/endpoints'
import { AuthorAndDates } from './form/AuthorAndDates'
import { PostInputs } from './form/PostInputs'
import { PostSave } from './form/PostSave'
import { usePostSchema } from './form/usePostSchema'
import { useShownFields } from './form/useShownFields'
import { toForm } from './form/values'

export default function PostEdit() {
  return <TypePage>{(typeId) => <PostForm typeId={typeId} />}</TypePage>
}

function PostForm({ typeId }: { typeId: number }) {
  const type = usePostType(typeId)
  const { data: post } = useGetOne<Post>(
    'posts',
    { id: Number(useParams().id), meta: formMeta('posts') },
    { enabled: false, ...onlyResults },
  )
  const schema = usePostSchema(type, post?.values)
  const show = useShownFields(typeId)
  const mayEdit = useMay('posts', 'edit')
  return (
    <EditPage<PostInput, Post>
      resource="posts"
      schema={schema}
      toForm={toForm}
      belongs={({ type_id }) => type_id === typeId}
      cancelTo={paths.posts(typeId)}
      deletable={({ title }) => title}
      deleteText="resources.posts.delete_text"
      show={mayEdit ? show : { ...show, seo: () => '' }}
      readMore={<AuthorAndDates />}
      save={<PostSave />}
    >
      {(post) => <PostBody post={post} />}
    </EditPage>
  )
}

function PostBody({ post }: { post: Post }) {
  const type = usePostType(post.type_id)
  return (
    <>
      <PageHeading title={post.title} />
      {type ? <PostInputs type={type} /> : <LateSkeleton label="components.form.loading" rows={8} />}
    </>
  )
}
