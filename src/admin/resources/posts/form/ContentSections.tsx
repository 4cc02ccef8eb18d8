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

void preloadEditor()

const blank: Section = { title: '', image: '', content: '' }

/** With more sections, only the first is expanded at first. */
const fewEnough = 4

/** The sections of a post, sortable. */
export function ContentSections() {
  const translate = useTranslate()
  const { fields, append, remove, move } = useFieldArray<{ content: Section[] }>({ name: 'content' })
  const titles: unknown[] = useWatch({ name: fields.map((_, index) => `content.${index}.title`) })
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [first] = fields
  const isOpen = (id: string) =>
    toggled.has(id) !== (fields.length <= fewEnough || (id === first?.id && toggled.size === 0))
  const toggle = (id: string) =>
    setToggled(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    )

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
      <SortableList items={items} name={({ name }) => name} onReorder={(_items, from, to) => move(from, to)}>
        {({ id, name }, index) => (
          <ContentSection
            index={index}
            name={name}
            isOpen={isOpen(id)}
            onToggle={() => toggle(id)}
            onRemove={() => remove(index)}
          />
        )}
      </SortableList>
      <div>
        <Button startIcon={<Add />} onClick={() => append(blank)}>
          {translate('resources.posts.section.add')}
        </Button>
      </div>
    </FormSection>
  )
}
