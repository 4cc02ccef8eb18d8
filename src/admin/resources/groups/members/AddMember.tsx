import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Group } from '../../../../domain/groupSchema'
import type { Post } from '../../../../domain/postSchema'
import { Picture } from '../../../components/fields/Picture'
import { useFoundRecords } from '../../../components/references/useFoundRecords'
import { useMembers } from './useMembers'

export function AddMember({ group }: { group: Group }) {
  const translate = useTranslate()
  const { change } = useMembers()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { found, isSearching } = useFoundRecords<Post>('posts', {
    text,
    filter: { type_id: group.type_id },
    include: 'group_ids',
    enabled: isOpen,
  })
  const isMember = ({ group_ids = [] }: Post) => group_ids.includes(group.id)
  const add = (post: Post | null) => {
    if (!post) return
    void change({ added: [post.id] }, translate('resources.groups.members.added', { name: post.title }))
  }
  return (
    <Autocomplete<Post>
      size="small"
      options={found}
      // Adds one post after the other and keeps none selected.
      value={null}
      blurOnSelect={false}
      disableCloseOnSelect
      onChange={(_event, post) => add(post)}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      getOptionDisabled={isMember}
      renderOption={({ key, ...props }, post) => (
        <li key={key} {...props}>
          <span
            className="with-picture"
            style={{ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 }}
          >
            <Picture url={post.image} />
            <span>{post.title}</span>
          </span>
        </li>
      )}
      // The server has filtered already, ignoring accents.
      filterOptions={(options) => options}
      inputValue={text}
      onInputChange={(_event, value, reason) => reason === 'input' && setText(value)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={isSearching}
      loadingText={translate('common.loading')}
      noOptionsText={translate('resources.posts.related_empty')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(params) => (
        // Not marked as optional, since it is no field of the form.
        <TextField
          {...params}
          label={translate('resources.groups.members.add')}
          sx={{ '--optional': "''" }}
        />
      )}
    />
  )
}
