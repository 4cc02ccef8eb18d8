import type { Post } from '../../../../domain/postSchema'
import { BulkDeleteButton } from '../../../components/list/BulkButtons'
import { ExportButton } from '../../../components/list/ExportButton'
import { BulkStatusButton } from './BulkStatusButton'
import { exported } from './exported'

export default function PostBulkActions() {
  return (
    <>
      <BulkStatusButton change="publish" />
      <BulkStatusButton change="hide" />
      <ExportButton<Post> columns={exported} />
      <BulkDeleteButton />
    </>
  )
}
