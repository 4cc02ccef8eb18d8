import Delete from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { useSelected } from '../../../components/list/ListScope'
import { SelectedTitles } from '../../../components/list/SelectedTitles'
import { useBulk } from '../../../components/list/useBulk'
import { useNoun } from '../../../components/references/useNames'
import { useMay } from '../../../providers/auth/rights'
import { lazily } from '../../../startup/lazily'
import { useStaleUsers } from './useStaleUsers'

const RemovalDialog = lazily(() => import('./RemovalDialog'))

interface BulkDeleteProps {
  /** Whether the dialog is open; the keyboard opens it, too. */
  asking: readonly [boolean, (isAsking: boolean) => void]
}

export function BulkDelete({ asking: [isAsking, setAsking] }: BulkDeleteProps) {
  const translate = useTranslate()
  const isAllowed = useMay('media', 'delete')
  const { ids, rows, count, all } = useSelected()
  const { remove } = useBulk()
  const staleUsers = useStaleUsers()
  const noun = useNoun('media')
  if (!isAllowed) return null
  const kinds = new Set(rows.map((row) => (row as Media).kind))
  const [kind] = kinds
  return (
    <>
      <Button size="small" color="error" startIcon={<Delete />} onClick={() => setAsking(true)}>
        {translate('components.form.delete')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <RemovalDialog
            title={translate('components.bulk.delete_title', { smart_count: count, noun: noun(count) })}
            meant={{ ids, all }}
            kind={kinds.size === 1 && !all ? kind : undefined}
            onCancel={() => setAsking(false)}
            onConfirm={async (asked) => {
              const isDone = await remove({ asked })
              if (isDone) {
                staleUsers(asked)
                setAsking(false)
              }
              return isDone
            }}
          >
            <SelectedTitles />
          </RemovalDialog>
        </Suspense>
      )}
    </>
  )
}
