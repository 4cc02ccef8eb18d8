import { Box, Typography } from '@mui/material'
import { useGetMany, useTranslate } from 'react-admin'
import { isEmptyValue } from '../../../../domain/dynamicFields'
import { formatMoney } from '../../../../domain/money'
import type { Post, PostInput, Section } from '../../../../domain/postSchema'
import type { PostType } from '../../../../domain/typeSchema'
import { useCategories } from '../../../components/categories/useCategories'
import { ShownValues } from '../../../components/dynamic/ShownValues'
import { RichText } from '../../../components/richtext/RichText'
import { videosIn } from '../../../components/richtext/video/look'
import { useDataGroups } from '../../../components/types/useDataGroups'
import { ReaderChapters } from './ReaderChapters'
import { ReaderPicture } from './ReaderPicture'

interface ReaderProps {
  post: PostInput
  type: PostType
  /** Rendered width in pixels. */
  width: number
}

/** The content of a post in plain order, since the layout is up to the site. */
export function Reader({ post, type, width }: ReaderProps) {
  const translate = useTranslate()
  const { rows } = useCategories(type.id)
  const category = rows.find(({ id }) => id === post.category_id)?.title
  const isSold = type.style !== 'article'
  const others = (post.images ?? []).filter((url) => url !== post.image)
  const custom = type.fields.filter(({ key }) => post.custom?.[key])
  return (
    <article>
      {category && <Typography sx={{ color: 'text.secondary', mb: 1 }}>{category}</Typography>}
      <Typography component="h1" sx={{ typography: 'h1', mb: 1.5 }}>
        {post.title || translate('preview.untitled')}
      </Typography>
      {post.description && (
        <Typography sx={{ typography: 'h3', fontWeight: 400, whiteSpace: 'pre-line', mb: 2 }}>
          {post.description}
        </Typography>
      )}
      {isSold && (post.price ?? 0) > 0 && (
        <Typography sx={{ typography: 'h2', mb: 2, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(post.price)}
        </Typography>
      )}
      {post.image && <ReaderPicture url={post.image} width={width} />}
      {others.length > 0 && (
        <Box sx={gallery}>
          {others.map((url) => (
            <ReaderPicture key={url} url={url} width={width / 2} />
          ))}
        </Box>
      )}
      {custom.length > 0 && (
        <Box component="dl" sx={facts}>
          {custom.map(({ key, title }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {title}
              </Box>
              <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
                {post.custom?.[key]}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Values post={post} type={type} />
      {type.features.includes('content') && <ReaderSections sections={post.content ?? []} width={width} />}
      {type.style === 'course' && <ReaderChapters chapters={post.chapters ?? []} width={width} />}
      {(post.related_ids ?? []).length > 0 && <RelatedTitles ids={post.related_ids} />}
    </article>
  )
}

function Values({ post: { category_id, values }, type }: Pick<ReaderProps, 'post' | 'type'>) {
  const { of } = useDataGroups(type)
  return of(category_id).map(({ id, title, fields }) => {
    const own = fields.filter(({ key }) => !isEmptyValue(values?.[key]))
    if (own.length === 0) return null
    return (
      <Box component="section" key={id} sx={{ mb: 2 }}>
        <Typography component="h2" sx={{ typography: 'h3', mb: 0.5 }}>
          {title}
        </Typography>
        <ShownValues fields={own} values={Object.fromEntries(own.map(({ key }) => [key, values?.[key]]))} />
      </Box>
    )
  })
}

const gallery = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  mb: 2,
} as const
const facts = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  mb: 2,
} as const

const ReaderSections = ({ sections, width }: { sections: readonly Section[]; width: number }) =>
  sections.map(({ title, image, content }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: never changes while it is shown
    <Box component="section" key={at} sx={text}>
      {title && (
        <Typography component="h2" sx={{ typography: 'h2', mt: 3, mb: 1 }}>
          {title}
        </Typography>
      )}
      {image && <ReaderPicture url={image} width={width} />}
      <RichText html={content ?? ''} />
    </Box>
  ))

const text = {
  typography: 'body1',
  '& img, & video': { maxWidth: '100%', height: 'auto' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(td, th)': { border: 1, borderColor: 'divider', p: 1 },
  ...videosIn,
  '& pre': { overflowX: 'auto' },
  '& a': { color: 'primary.main' },
} as const

/** Related posts for the reader; deleted ones are left out. */
function RelatedTitles({ ids }: { ids: readonly number[] }) {
  const translate = useTranslate()
  const { data = [] } = useGetMany<Post>('posts', { ids: [...ids] })
  const found = data.filter(Boolean)
  if (found.length === 0) return null
  return (
    <section>
      <Typography component="h2" sx={{ typography: 'h2', mt: 3, mb: 1 }}>
        {translate('resources.posts.groups.related')}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
        {found.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </Box>
    </section>
  )
}
