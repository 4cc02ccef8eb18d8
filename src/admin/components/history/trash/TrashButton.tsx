import DeleteSweep from '@mui/icons-material/DeleteSweepOutlined'
import { Button } from '@mui/material'
import { Suspense, useContext, useState } from 'react'
import { useTranslate } from 'react-admin'
import { historyGuard, isRecorded } from '../../../../domain/history'
import { useMay, useRights } from '../../../providers/auth/rights'
import { lazily } from '../../../startup/lazily'
import { EndActions } from '../../list/endActions'
import { useResourceName } from '../../screens/useResourceName'

const TrashDialog = lazily(() => import('./TrashDialog'))

/** Opens the trash of a list, for users who may create or delete. */
export function TrashButton({ filter }: { filter?: Record<string, unknown> }) {
  const translate = useTranslate()
  const entity = useResourceName()
  const { can } = useRights()
  const [mayRestore, mayDelete] = [useMay(entity, 'restore'), useMay(entity, 'delete')]
  const end = useContext(EndActions)
  const [isOpen, setOpen] = useState(false)
  if (!isRecorded(entity) || !can(historyGuard(entity)) || !(mayRestore || mayDelete)) return null
  return (
    <>
      <Button startIcon={<DeleteSweep />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('components.history.trash')}
      </Button>
      {isOpen && (
        <Suspense>
          <TrashDialog
            entity={entity}
            filter={filter}
            mayRestore={mayRestore}
            onClose={() => {
              setOpen(false)
              end()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
