import type { ComponentType } from 'react'
import { BulkDeleteButton } from '../../../components/list/BulkButtons'
import { ExportButton } from '../../../components/sheets/ExportButton'
import { BulkStatusButton } from './BulkStatusButton'

export default function PostBulkActions({ Own }: { Own?: ComponentType }) {
  return (
    <>
      <BulkStatusButton change="publish" />
      <BulkStatusButton change="hide" />
      {Own && <Own />}
      <ExportButton isSelected />
      <BulkDeleteButton />
    </>
  )
}
