import Tag from '@mui/icons-material/SellOutlined'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Media } from '../../../domain/mediaSchema'
import { PendingButton } from '../../components/form/PendingButton'
import { useSelected } from '../../components/list/ListScope'
import { useBulk } from '../../components/list/useBulk'
import { TagInput } from '../../components/media/tags/TagInput'
import { useTags } from '../../components/media/tags/useTags'

export function BulkTags() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<Tag />} onClick={() => setOpen(true)}>
        {translate('resources.media.tags.action')}
      </Button>
      {isOpen && <TagsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function TagsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const titleId = useId()
  const { compute, count, isBusy } = useBulk()
  const { rows, all } = useSelected()
  const used = useTags()
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  // Tags of files on pages that were not loaded are unknown here.
  const present = all
    ? used.map(({ tag }) => tag)
    : [...new Set(rows.flatMap((row) => (row as Media).tags ?? []))]
  const save = async () => {
    if (await compute({ name: 'tags', asked: { add, remove } }, 'components.bulk.not_changed')) onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('resources.media.tags.title', { smart_count: count })}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <TagInput label={translate('resources.media.tags.add')} value={add} onChange={setAdd} />
          {present.length > 0 && (
            <TagInput
              label={translate('resources.media.tags.remove')}
              value={remove}
              onChange={setRemove}
              options={present}
              isFixed
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
        <PendingButton
          variant="contained"
          pending={isBusy}
          disabled={add.length + remove.length === 0}
          onClick={() => void save()}
        >
          {translate('components.form.save')}
        </PendingButton>
      </DialogActions>
    </Dialog>
  )
}
