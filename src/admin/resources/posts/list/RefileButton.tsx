import Edit from '@mui/icons-material/EditOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { hasCollections } from '../../../../domain/group'
import type { PostType } from '../../../../domain/typeSchema'
import { useMay } from '../../../providers/auth/rights'
import { lazily } from '../../../startup/lazily'
import type { Refiled } from './RefilePick'

const RefileDialog = lazily(() => import('./RefileDialog'))

export function RefileButton({ type }: { type: PostType }) {
  const translate = useTranslate()
  const mayEdit = useMay('posts', 'edit')
  const mayKnowPeople = useMay('users', 'list')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [field, setField] = useState<Refiled>()
  if (!mayEdit) return null
  const fields: Refiled[] = [
    ...(type.features.includes('categories') ? (['category_id'] as const) : []),
    ...(hasCollections(type) ? (['group_ids'] as const) : []),
    ...(type.features.includes('trademarks') ? (['trademark_id'] as const) : []),
    ...(mayKnowPeople ? (['author_id'] as const) : []),
    'status',
  ]
  return (
    <>
      <Button
        size="small"
        startIcon={<Edit />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('resources.posts.refile.action')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {fields.map((each) => (
          <MenuItem
            key={each}
            onClick={() => {
              setAnchor(null)
              setField(each)
            }}
          >
            {translate(`resources.posts.fields.${each}`)}
          </MenuItem>
        ))}
      </Menu>
      {field && (
        <Suspense>
          <RefileDialog type={type} field={field} onClose={() => setField(undefined)} />
        </Suspense>
      )}
    </>
  )
}
