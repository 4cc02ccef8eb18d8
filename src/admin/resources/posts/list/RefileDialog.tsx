import { Box } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { PostType } from '../../../../domain/typeSchema'
import { parentCategoryOf, useCategories } from '../../../components/categories/useCategories'
import { ConfirmDialog } from '../../../components/form/ConfirmDialog'
import { SelectedTitles } from '../../../components/list/SelectedTitles'
import { useBulk } from '../../../components/list/useBulk'
import { type Chosen, type Refiled, RefilePick } from './RefilePick'

interface RefileDialogProps {
  type: PostType
  field: Refiled
  onClose: () => void
}

export default function RefileDialog({ type, field, onClose }: RefileDialogProps) {
  const translate = useTranslate()
  const bulk = useBulk()
  const { rows } = useCategories(type.id, field === 'category_id')
  const [chosen, setChosen] = useState<Chosen>()
  const name = translate(`resources.posts.fields.${field}`)
  const report = 'resources.posts.refile.not_changed'
  const send = ({ way, value }: Chosen): Promise<boolean> => {
    if (way !== 'set') return bulk.compute({ name: 'groups', asked: { [way]: value } }, report)
    const along = field === 'category_id' && { parent_category_id: parentCategoryOf(rows, value) }
    return bulk.change({ [field]: value, ...along }, report)
  }
  return (
    <ConfirmDialog
      open
      isForm
      busy={bulk.isBusy}
      disabled={!chosen}
      title={translate('resources.posts.refile.title', { smart_count: bulk.count, field: name })}
      confirm="resources.posts.refile.confirm"
      onCancel={onClose}
      onConfirm={() => {
        if (chosen) void send(chosen).then((isDone) => isDone && onClose())
      }}
    >
      <Box sx={{ pt: 1 }}>
        <RefilePick type={type} field={field} label={name} chosen={chosen} onChoose={setChosen} />
      </Box>
      <SelectedTitles />
    </ConfirmDialog>
  )
}
