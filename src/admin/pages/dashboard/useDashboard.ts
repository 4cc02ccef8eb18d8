import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetList } from 'react-admin'
import { businessDay, momentOf } from '../../../domain/businessTime'
import { addDays } from '../../../domain/days'
import { type DraftLine, drafted } from '../../../domain/drafts'
import { guards } from '../../../domain/guards'
import { inboxKinds } from '../../../domain/inbox'
import type { Media } from '../../../domain/mediaSchema'
import type { Post } from '../../../domain/postSchema'
import { salesGuard, shopGuard } from '../../../domain/shopFigures'
import type { PostType } from '../../../domain/typeSchema'
import { useBackups } from '../../components/settings/useBackups'
import { usePostTypesQuery } from '../../components/types/usePostTypes'
import { useAnswers, useInboxHead } from '../../components/waiting/useWaiting'
import { waitingPosts } from '../../components/waiting/useWaitingPosts'
import { useMay, useRights } from '../../providers/auth/rights'
import type { InboxPage } from '../../providers/data/calls/voices'
import type { AppDataProvider } from '../../providers/data/types'
import { told, usePanelQuery } from './shown'

const next = { field: 'publish_at', order: 'ASC' } as const
const newest = { field: 'updated_at', order: 'DESC' } as const

/**
 * Data of the user's dashboard; parts that they may not see are not requested. All parts load and show together, so
 * that nothing moves under the pointer.
 */
export function useDashboard() {
  const { can, profile } = useRights()
  const types = usePostTypesQuery()
  const reads = useMay('posts', 'list')
  const mayEdit = useMay('posts', 'edit')
  const mayApprove = reads && mayEdit
  const mayCreate = useMay('posts', 'create')
  const writes = reads && (mayCreate || mayApprove)
  const mayUpload = useMay('media', 'create')
  const waiting = useGetList<Post>('posts', waitingPosts(5), { ...told, enabled: mayApprove })
  const recent = useGetList<Post>(
    'posts',
    { pagination: { page: 1, perPage: 7 }, sort: newest },
    { ...told, enabled: writes },
  )
  const drafts = useGetList<Post>(
    'posts',
    {
      pagination: { page: 1, perPage: 4 },
      sort: newest,
      filter: { author_id: profile?.id, status: 'draft' },
    },
    { ...told, enabled: writes && profile !== undefined },
  )
  const media = useGetList<Media>(
    'media',
    { pagination: { page: 1, perPage: 4 }, sort: { field: 'id', order: 'DESC' } },
    { ...told, enabled: mayUpload },
  )
  const answers = inboxKinds.some(useAnswers())
  const inbox = useInboxHead(answers)
  const provider = useDataProvider<AppDataProvider>()
  const unfinished = useQuery({
    queryKey: ['drafts'],
    queryFn: async () => (await provider.getDrafts()).data,
    ...told,
    enabled: drafted.some((entity) => can(guards[entity].create) || can(guards[entity].update)),
  })
  const coming = useGetList<Post>(
    'posts',
    {
      pagination: { page: 1, perPage: 5 },
      sort: next,
      filter: { status: 'scheduled', publish_to: momentOf(addDays(businessDay(new Date()), 7)) },
    },
    { ...told, enabled: writes },
  )
  const ownComing = useGetList<Post>(
    'posts',
    {
      pagination: { page: 1, perPage: 4 },
      sort: next,
      filter: { author_id: profile?.id, status: 'scheduled' },
    },
    { ...told, enabled: writes && profile !== undefined },
  )
  const backups = useBackups()
  const isNew = writes && recent.total === 0
  const parts = {
    attention: mayApprove && !isNew,
    recent: writes && !isNew,
    drafts: writes && !isNew,
    unfinished: (unfinished.data ?? noDrafts).length > 0,
    coming: writes && (coming.total ?? 0) > 0,
    ownComing: writes && (ownComing.total ?? 0) > 0,
    steps: isNew,
    media: mayUpload,
    shop: can(shopGuard),
    sales: can(salesGuard),
    voices: answers && (inbox.data?.data.length ?? 0) > 0,
  }
  // Disabled queries are never loading, and retried ones show their state in their own panel.
  const isLoading = [
    types,
    waiting,
    recent,
    drafts,
    unfinished,
    coming,
    ownComing,
    media,
    inbox,
    backups,
  ].some((query) => query.isLoading && !query.isFetched)
  return {
    types: usePanelQuery<PostType[]>(types),
    waiting: usePanelQuery<Post[]>(waiting),
    recent: usePanelQuery<Post[]>(recent),
    drafts: usePanelQuery<Post[]>(drafts),
    unfinished: unfinished.data ?? noDrafts,
    coming: usePanelQuery<Post[]>(coming),
    ownComing: usePanelQuery<Post[]>(ownComing),
    media: usePanelQuery<Media[]>(media),
    inbox: usePanelQuery<InboxPage>(inbox),
    parts,
    isLoading,
  }
}

const noDrafts: DraftLine[] = []
