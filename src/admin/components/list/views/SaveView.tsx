import Bookmark from '@mui/icons-material/BookmarkAddOutlined'
import { Button, IconButton, Tooltip } from '@mui/material'
import { Suspense, useState } from 'react'
import { type SortPayload, useListContext, useTranslate } from 'react-admin'
import { defaultSort } from '../../../providers/data/endpoints'
import { lazily } from '../../../startup/lazily'
import { useViews } from './useViews'

const ViewsDialog = lazily(() => import('./ViewsDialog'))

interface SaveViewProps {
  usual?: SortPayload | undefined
  isIcon: boolean
}

/** Offers to save the present filters and order, if they differ from the default and all views. */
export function SaveView({ usual, isIcon }: SaveViewProps) {
  const [isOpen, setOpen] = useState(false)
  const { resource, filterValues, sort } = useListContext()
  const { current } = useViews()
  const { field, order } = usual ?? defaultSort(resource)
  const isWhole = Object.keys(filterValues).length === 0 && sort.field === field && sort.order === order
  return (
    <>
      {!current && !isWhole && <Offer isIcon={isIcon} onClick={() => setOpen(true)} />}
      {isOpen && (
        <Suspense>
          <ViewsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Offer({ isIcon, onClick }: { isIcon: boolean; onClick: () => void }) {
  const label = useTranslate()('components.list.save_view')
  return isIcon ? (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        <Bookmark />
      </IconButton>
    </Tooltip>
  ) : (
    <Button size="small" startIcon={<Bookmark />} sx={{ flex: 'none' }} onClick={onClick}>
      {label}
    </Button>
  )
}
