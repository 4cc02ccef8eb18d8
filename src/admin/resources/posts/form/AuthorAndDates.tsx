import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { FormSection } from '../../../components/form/FormSection'
import { Moment } from '../../../components/formats/Moment'
import { useRights } from '../../../providers/auth/rights'

export function AuthorAndDates() {
  const translate = useTranslate()
  const post = useRecordContext<Post>()
  const { profile } = useRights()
  const author = post?.id
    ? (post.author?.data?.name ?? translate('resources.posts.no_author'))
    : profile?.name
  const never = translate('resources.posts.never')
  return (
    <FormSection title="resources.posts.groups.about">
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, m: 0 }}>
        <Fact name="author_id">{author}</Fact>
        <Fact name="created_at">{post?.created_at ? <Moment iso={post.created_at} exact /> : never}</Fact>
        <Fact name="updated_at">{post?.updated_at ? <Moment iso={post.updated_at} exact /> : never}</Fact>
      </Box>
    </FormSection>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <>
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {translate(`resources.posts.fields.${name}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, textAlign: 'right' }}>
        {children}
      </Typography>
    </>
  )
}
