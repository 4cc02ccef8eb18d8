import Delete from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { useFeedback } from '../../../components/form/useFeedback'
import { useDeletionNotice } from '../../../components/history/useUndo'
import { useMay } from '../../../providers/auth/rights'
import { lazily } from '../../../startup/lazily'
import { useStaleUsers } from './useStaleUsers'

const RemovalDialog = lazily(() => import('./RemovalDialog'))

export function DeleteFile({ media, onDeleted }: { media: Media; onDeleted: () => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const { failed } = useFeedback('media')
  const saysDeleted = useDeletionNotice('media')
  const staleUsers = useStaleUsers()
  const [isAsking, setAsking] = useState(false)
  if (!useMay('media', 'delete')) return null
  const remove = async (asked: Record<string, unknown> | undefined) => {
    try {
      const { meta } = await dataProvider.deleteMany('media', { ids: [media.id], meta: { asked } })
      saysDeleted(1, meta)
      staleUsers(asked)
      setAsking(false)
      onDeleted()
      return true
    } catch (error) {
      failed('delete_failed', error)
      return false
    }
  }
  return (
    <>
      <Button color="error" size="small" startIcon={<Delete />} onClick={() => setAsking(true)}>
        {translate('components.form.delete')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <RemovalDialog
            title={translate('components.form.delete_title', { name: media.name })}
            meant={{ ids: [media.id] }}
            kind={media.kind}
            onCancel={() => setAsking(false)}
            onConfirm={remove}
          />
        </Suspense>
      )}
    </>
  )
}
