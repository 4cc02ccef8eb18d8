import { arrayMove } from '@dnd-kit/sortable'
import Add from '@mui/icons-material/Add'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { Section } from '../../../../domain/postSchema'
import { FormSection } from '../../../components/form/FormSection'
import { SortableList } from '../../../components/list/SortableList'
import { preloadEditor } from '../../../components/richtext/RichTextInput'
import { ContentSection } from './ContentSection'
import { blank } from './values'

void preloadEditor()

/** The sections of a post, sortable. */
export function ContentSections() {
  const translate = useTranslate()
  const { fields, append, remove, move } = useFieldArray<{ content: Section[] }>({ name: 'content' })
  const titles: unknown[] = useWatch({ name: fields.map((_, index) => `content.${index}.title`) })
  // By place, because a save gives every section a new key; at first only the first is expanded.
  const [open, setOpen] = useState<readonly boolean[]>([true])
  const toggle = (index: number) =>
    setOpen(fields.map((_, place) => (place === index) !== Boolean(open[place])))
  const add = () => {
    setOpen([...fields.map((_, place) => Boolean(open[place])), true])
    append(blank)
  }
  const drop = (index: number) => {
    setOpen(open.filter((_, place) => place !== index))
    remove(index)
  }
  const reorder = (from: number, to: number) => {
    setOpen(
      arrayMove(
        fields.map((_, place) => Boolean(open[place])),
        from,
        to,
      ),
    )
    move(from, to)
  }

  const items = fields.map(({ id }, index) => {
    const title = String(titles[index] ?? '').trim()
    const place = index + 1
    const name = translate(`resources.posts.section.${title ? 'named' : 'name'}`, { place, title })
    return { id, name }
  })
  return (
    <FormSection title="resources.posts.groups.content">
      {items.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('resources.posts.section.empty')}</Typography>
      )}
      <SortableList
        items={items}
        name={({ name }) => name}
        onReorder={(_items, from, to) => reorder(from, to)}
      >
        {({ name }, index) => (
          <ContentSection
            index={index}
            name={name}
            isOpen={Boolean(open[index])}
            onToggle={() => toggle(index)}
            onRemove={() => drop(index)}
          />
        )}
      </SortableList>
      <div>
        <Button startIcon={<Add />} onClick={add}>
          {translate('resources.posts.section.add')}
        </Button>
      </div>
    </FormSection>
  )
}
