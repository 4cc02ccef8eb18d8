import Remove from '@mui/icons-material/PersonRemoveOutlined'
import { useListContext, useTranslate } from 'react-admin'
import { PendingButton } from '../../../components/form/PendingButton'
import { useSelection } from '../../../components/list/BulkBar'
import { usePeopleChange } from './usePeopleChange'

/** Removes the selected users from the agency; their accounts stay. */
export function RemovePeople({ agencyId }: { agencyId: number }) {
  const translate = useTranslate()
  const { onSelect } = useListContext()
  const ids = useSelection()
  const { remove, isBusy } = usePeopleChange(agencyId)
  return (
    <PendingButton
      size="small"
      startIcon={<Remove />}
      pending={isBusy}
      onClick={() => void remove(ids).then((isDone) => isDone && onSelect([]))}
    >
      {translate('resources.agencies.people.remove')}
    </PendingButton>
  )
}
