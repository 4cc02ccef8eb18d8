import { Link } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import type { Group } from '../../../domain/groupSchema'
import { formatNumber } from '../../components/formats/formats'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useMay } from '../../providers/auth/rights'

interface PostsLinkProps {
  group: Group
  isShort?: boolean
}

/** Number of posts of a group, linked to them for users who may list posts. */
export function PostsLink({ group, isShort = false }: PostsLinkProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const mayRead = useMay('posts', 'list')
  const { id, type_id, style, title: name, posts_count = 0 } = group
  const count = formatNumber(posts_count, locale)
  const label = translate('resources.groups.posts', { smart_count: posts_count, count, name })
  const shown = isShort ? count : label
  if (!mayRead || !posts_count) return shown
  const filter = style === 'trademark' ? { trademark_id: id } : { group_id: id }
  return (
    <Link component={ScreenLink} to={paths.posts(type_id, filter)} title={label} aria-label={label}>
      {shown}
    </Link>
  )
}
