import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button, Collapse, IconButton } from '@mui/material'
import { useState } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { Section } from '../../../../domain/postSchema'
import { ConfirmDialog } from '../../../components/form/ConfirmDialog'
import { Unfolded } from '../../../components/form/Unfolded'
import { ImageInput } from '../../../components/media/ImageInput'
import { RichTextInput } from '../../../components/richtext/RichTextInput'

interface ContentSectionProps {
  index: number
  name: string
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
}

export function ContentSection({ index, name, isOpen, onToggle, onRemove }: ContentSectionProps) {
  const translate = useTranslate()
  const source = `content.${index}`
  const { getValues } = useFormContext()
  const { errors } = useFormState({ name: source })
  const [isAsking, setAsking] = useState(false)
  // A section with errors is always expanded.
  const isShown = isOpen || get(errors, source) !== undefined
  const askToRemove = () => {
    const { title, image, content }: Section = getValues(source)
    if (title || image || content) setAsking(true)
    else onRemove()
  }
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Button
          color="inherit"
          onClick={onToggle}
          aria-expanded={isShown}
          aria-label={translate(`resources.posts.section.${isShown ? 'close' : 'open'}`, { name })}
          endIcon={<ExpandMore sx={{ transform: isShown ? 'rotate(180deg)' : undefined }} />}
          sx={{ flex: 1, minWidth: 0, justifyContent: 'space-between', textAlign: 'left' }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {name}
          </Box>
        </Button>
        <IconButton
          size="small"
          aria-label={`${translate('resources.posts.section.remove')}: ${name}`}
          title={translate('resources.posts.section.remove')}
          onClick={askToRemove}
        >
          <Delete fontSize="small" />
        </IconButton>
      </Box>
      <Collapse in={isShown} unmountOnExit>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', pb: 1.5 }}>
          <TextInput source={`${source}.title`} label="resources.posts.section.title" helperText={false} />
          <SectionPicture source={`${source}.image`} />
          <RichTextInput source={`${source}.content`} label="resources.posts.section.content" />
        </Box>
      </Collapse>
      <ConfirmDialog
        open={isAsking}
        danger
        title={translate('resources.posts.section.remove_title', { name })}
        text="resources.posts.section.remove_text"
        confirm="components.form.delete"
        onCancel={() => setAsking(false)}
        onConfirm={onRemove}
      />
    </Box>
  )
}

/** The optional picture of a section, behind a button until it is wanted, since few have one. */
function SectionPicture({ source }: { source: string }) {
  const translate = useTranslate()
  const hasImage = Boolean(useWatch({ name: source }))
  const [isAsked, setAsked] = useState(false)
  if (!hasImage && !isAsked)
    return (
      <div>
        <Button size="small" startIcon={<AddPhoto />} onClick={() => setAsked(true)}>
          {translate('resources.posts.section.add_image')}
        </Button>
      </div>
    )
  return (
    <Unfolded takesFocus={isAsked}>
      <ImageInput source={source} label="resources.posts.section.image" />
    </Unfolded>
  )
}
