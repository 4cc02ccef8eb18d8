import type { ComponentType } from 'react'
import type { PostType } from '../../../../domain/typeSchema'
import { BulkDeleteButton } from '../../../components/list/BulkButtons'
import { useSelected } from '../../../components/list/ListScope'
import { ExportButton } from '../../../components/sheets/ExportButton'
import { BulkStatusButton } from './BulkStatusButton'
import { RefileButton } from './RefileButton'

export default function PostBulkActions({ type, Own }: { type?: PostType; Own?: ComponentType }) {
  const { rows } = useSelected()
  const areWaiting = rows.length > 0 && rows.every(({ status }) => status === 'pending')
  return (
    <>
      <BulkStatusButton change={areWaiting ? 'approve' : 'publish'} />
      <BulkStatusButton change="hide" />
      {type && <RefileButton type={type} />}
      {Own && <Own />}
      <ExportButton isSelected />
      <BulkDeleteButton />
    </>
  )
}
