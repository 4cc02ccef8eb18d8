import Download from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { Suspense, useContext, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { lazily } from '../../startup/lazily'
import { EndActions } from '../list/endActions'

const ExportDialog = lazily(() => import('./export/ExportDialog'))

export function ExportButton({ isSelected = false }: { isSelected?: boolean }) {
  const translate = useTranslate()
  const { total } = useListContext()
  const end = useContext(EndActions)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size={isSelected ? 'small' : 'medium'}
        startIcon={<Download />}
        aria-haspopup="dialog"
        disabled={!total}
        onClick={() => setOpen(true)}
      >
        {translate('components.export')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog
            isSelected={isSelected}
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
