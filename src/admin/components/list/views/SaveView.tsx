import Bookmark from '@mui/icons-material/BookmarkAddOutlined'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { defaultSort } from '../../../providers/data/endpoints'
import { lazily } from '../../lazily'
import { useViews } from './useViews'

/** Loaded when it is opened. */
const ViewsDialog = lazily(() => import('./ViewsDialog'))

/** Offers to keep what is shown as a view, when it is neither the whole list nor a view already. */
export function SaveView() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { resource, filterValues, sort } = useListContext()
  const { current } = useViews()
  const usual = defaultSort(resource)
  const isWhole =
    Object.keys(filterValues).length === 0 && sort.field === usual.field && sort.order === usual.order
  return (
    <>
      {!current && !isWhole && (
        <Button size="small" startIcon={<Bookmark />} sx={{ flex: 'none' }} onClick={() => setOpen(true)}>
          {translate('components.list.save_view')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ViewsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
