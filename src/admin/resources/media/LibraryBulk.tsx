import BulkBar from '../../components/list/BulkBar'
import { BulkTags } from './BulkTags'
import { BulkDelete } from './removal/BulkDelete'

export default function LibraryBulk({ asking }: { asking: readonly [boolean, (isAsking: boolean) => void] }) {
  return (
    <BulkBar>
      <BulkTags />
      <BulkDelete asking={asking} />
    </BulkBar>
  )
}
