import { arrayMove } from '@dnd-kit/sortable'
import Add from '@mui/icons-material/Add'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { FormSection } from '../../../components/form/FormSection'
import { useRows } from '../../../components/form/useRows'
import { SortableList } from '../../../components/list/SortableList'
import { preloadEditor } from '../../../components/richtext/RichTextInput'
import { afterFirstScreen } from '../../../startup/progress'
import { ContentSection } from './ContentSection'
import { blank } from './values'

// Ready before a user points at the link of a form.
afterFirstScreen(preloadEditor)

export function ContentSections() {
  const translate = useTranslate()
  const { rows, append, remove, move } = useRows('content')
  const titles: unknown[] = useWatch({ name: rows.map((_, index) => `content.${index}.title`) })
  // By index, since sections of a merge take the places of others. At first only the first is expanded.
  const [open, setOpen] = useState<readonly boolean[]>([true])
  const toggle = (index: number) =>
    setOpen(rows.map((_, place) => (place === index) !== Boolean(open[place])))
  const add = () => {
    setOpen([...rows.map((_, place) => Boolean(open[place])), true])
    append(blank)
  }
  const drop = (index: number) => {
    setOpen(open.filter((_, place) => place !== index))
    remove(index)
  }
  const reorder = (from: number, to: number) => {
    setOpen(
      arrayMove(
        rows.map((_, place) => Boolean(open[place])),
        from,
        to,
      ),
    )
    move(from, to)
  }

  const items = rows.map(({ id }, index) => {
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
