import Add from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazily } from '../../components/lazily'

const AddDialog = lazily(() => import('./AddDialog'))

/** A button with a dialog to add a language. */
export function AddLanguage() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('resources.languages.add.label')}
      </Button>
      {isOpen && (
        <Suspense>
          <AddDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
