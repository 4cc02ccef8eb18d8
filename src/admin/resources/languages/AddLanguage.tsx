import Add from '@mui/icons-material/Add'
import { Button, IconButton } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { lazily } from '../../startup/lazily'

const AddDialog = lazily(() => import('./AddLanguageDialog'))

export function AddLanguage() {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const label = translate('resources.languages.add.label')
  return (
    <>
      {isPhone ? (
        <IconButton color="primary" aria-label={label} onClick={() => setOpen(true)}>
          <Add />
        </IconButton>
      ) : (
        <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <AddDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
