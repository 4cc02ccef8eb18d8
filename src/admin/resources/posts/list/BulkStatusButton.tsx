import Check from '@mui/icons-material/Check'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ConfirmDialog } from '../../../components/form/ConfirmDialog'
import { SelectedTitles } from '../../../components/list/SelectedTitles'
import { useBulk } from '../../../components/list/useBulk'
import { useMay } from '../../../providers/auth/rights'

const changes = {
  approve: { status: 'published', icon: <Check /> },
  publish: { status: 'published', icon: <Visibility /> },
  hide: { status: 'hidden', icon: <VisibilityOff /> },
}

/** Publishes or hides the selected posts after confirmation, since visitors see it at once. */
export function BulkStatusButton({ change }: { change: keyof typeof changes }) {
  const translate = useTranslate()
  const mayEdit = useMay('posts', 'edit')
  const bulk = useBulk()
  const [isAsking, setAsking] = useState(false)
  if (!mayEdit) return null
  const { status, icon } = changes[change]
  const label = translate(`resources.posts.bulk.${change}`)
  return (
    <>
      <Button size="small" startIcon={icon} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={bulk.isBusy}
        title={translate(`resources.posts.bulk.${change}_title`, { smart_count: bulk.count })}
        text={`resources.posts.bulk.${change}_text`}
        confirm={label}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          void bulk.change({ status }, `resources.posts.bulk.not_${change}`).finally(() => setAsking(false))
        }
      >
        <SelectedTitles />
      </ConfirmDialog>
    </>
  )
}
