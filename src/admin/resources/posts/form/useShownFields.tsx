import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetMany, useTranslate } from 'react-admin'
import { isRecord } from '../../../../domain/dynamicFields'
import type { Post, Section } from '../../../../domain/postSchema'
import { fieldsOfStyle } from '../../../../domain/posts/styles'
import { useCategories } from '../../../components/categories/useCategories'
import { ShownValues } from '../../../components/dynamic/ShownValues'
import { GroupTitles } from '../../../components/groups/GroupTitles'
import { Thumbnail } from '../../../components/media/Thumbnail'
import { RichText } from '../../../components/richtext/RichText'
import { useDataGroups } from '../../../components/types/useDataGroups'
import { usePostType } from '../../../components/types/usePostTypes'
import { box } from '../../../theme/tokens'
import { postStatusLabel } from '../list/PostStatusChip'
import { useStyleForm } from '../styles'

/** Renderers for fields that plain text does not suit, for conflicts and the read-only view. */
export function useShownFields(typeId: number): Record<string, (value: unknown) => ReactNode> {
  const translate = useTranslate()
  const { rows } = useCategories(typeId)
  const type = usePostType(typeId)
  const { groups } = useDataGroups(type)
  const { part: own } = useStyleForm(type)
  const others = Object.values(fieldsOfStyle)
    .flat()
    .filter((field) => !type || !fieldsOfStyle[type.style].includes(field))
  const category = (id: unknown) => rows.find((row) => row.id === id)?.title
  return {
    ...Object.fromEntries(others.map((field) => [field, () => ''])),
    ...Object.fromEntries(
      Object.entries(own?.show ?? {}).map(([field, Show]) => [
        field,
        (value: unknown) => <Show value={value} />,
      ]),
    ),
    status: (status) => translate(postStatusLabel(String(status))),
    // The address already shows the type.
    type_id: () => '',
    author_id: () => '',
    category_id: category,
    parent_category_id: category,
    group_ids: (ids) => Array.isArray(ids) && ids.length > 0 && <GroupTitles ids={ids} />,
    trademark_id: (id) => typeof id === 'number' && <GroupTitles ids={[id]} />,
    related_ids: (ids) => Array.isArray(ids) && ids.length > 0 && <Titles ids={ids} />,
    image: (url) => (url ? <Picture url={String(url)} /> : ''),
    images: (urls) => Array.isArray(urls) && urls.map((url) => <Picture key={url} url={String(url)} />),
    values: (values) =>
      isRecord(values) &&
      Object.keys(values).length > 0 && (
        <ShownValues fields={groups.flatMap(({ fields }) => fields)} values={values} />
      ),
    content: (sections) =>
      Array.isArray(sections) &&
      sections.map((section: Section) => <ShownSection key={JSON.stringify(section)} section={section} />),
  }
}

/** The titles of other posts; deleted ones are left out. */
function Titles({ ids }: { ids: number[] }) {
  const { data = [] } = useGetMany<Post>('posts', { ids })
  return data
    .filter(Boolean)
    .map(({ title }) => title)
    .join(', ')
}

const Picture = ({ url }: { url: string }) => (
  <Box sx={{ display: 'inline-block', width: box.handle, height: box.handle, marginInlineEnd: 1 }}>
    <Thumbnail url={url} alt={url} width={box.handle} />
  </Box>
)

function ShownSection({ section: { title, image, content } }: { section: Section }) {
  return (
    <Box sx={{ whiteSpace: 'normal', mb: 1 }}>
      <strong>{title}</strong>
      {image && <Picture url={image} />}
      <RichText html={content} />
    </Box>
  )
}
