import { BulkDeleteButton } from '../../../components/list/BulkButtons'
import { ExportButton } from '../../../components/sheets/ExportButton'
import { BulkStatusButton } from './BulkStatusButton'

export default function PostBulkActions() {
  return (
    <>
      <BulkStatusButton change="publish" />
      <BulkStatusButton change="hide" />
      <ExportButton isSelected />
      <BulkDeleteButton />
    </>
  )
}
