import Check from '@mui/icons-material/Check'
import Undo from '@mui/icons-material/Undo'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { scores } from '../../../domain/rating'
import type { Rating } from '../../../domain/ratingSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { ListPage } from '../../components/crud/ListPage'
import { BulkChangeButton } from '../../components/list/BulkButtons'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { ListTabs } from '../../components/list/ListTabs'
import { SearchBox } from '../../components/list/SearchBox'
import { SplitLink } from '../../components/split/SplitLink'
import { SplitView } from '../../components/split/SplitView'
import { HiddenMark } from '../../components/types/HiddenMark'
import { BulkSpamButton } from '../../components/voices/BulkSpamButton'
import { DoneButton } from '../../components/voices/DoneButton'
import { PostLink } from '../../components/voices/PostLink'
import { Stars } from '../../components/voices/Stars'
import { useMay } from '../../providers/auth/rights'
import { RatingDetail } from './RatingDetail'
import { RatingStatus } from './RatingStatus'
import { RatingAverage, RatingSummaryTable } from './RatingSummaryTable'
import { useRaterName } from './useRaterName'

const Column = columnsOf<Rating>()
const tabs = scores.toReversed().map(String)

const status: FilterSpec = {
  kind: 'choice',
  source: 'status',
  choices: (['none', 'done'] as const).map((id) => ({ id, name: `resources.ratings.status.${id}` })),
}
const shown: FilterSpec = { kind: 'yesno', source: 'is_shown' }
const post: FilterSpec = { kind: 'reference', source: 'post_id', reference: 'posts' }
const days: FilterSpec = { kind: 'days', source: 'created', label: 'resources.ratings.fields.created_at' }

export default function RatingList() {
  const mayEdit = useMay('ratings', 'edit')
  const seesPosts = useMay('posts', 'list')
  const nameOf = useRaterName()
  return (
    <ListPage<Rating>
      add={null}
      brief={<RatingAverage />}
      notice={<RatingSummaryTable />}
      tabs={<ListTabs source="score" values={tabs} label={(score) => `resources.ratings.tab.${score}`} />}
      filters={
        <>
          <SearchBox label="resources.ratings.search" />
          <FilterChips of={seesPosts ? [status, shown, post, days] : [status, shown, days]} />
        </>
      }
      bulk={
        <>
          <BulkChangeButton
            label="resources.ratings.mark.shown"
            icon={<Visibility />}
            data={{ is_shown: true, status: 'done' }}
          />
          <BulkChangeButton label="resources.ratings.mark.done" icon={<Check />} data={{ status: 'done' }} />
          <BulkChangeButton label="resources.ratings.mark.none" icon={<Undo />} data={{ status: 'none' }} />
          <BulkSpamButton />
        </>
      }
      arrange={(head, rows) => (
        <SplitView<Rating> head={head} detail={<RatingDetail />} title={nameOf}>
          {rows}
        </SplitView>
      )}
    >
      <Column
        source="user_id"
        width={18}
        disableSort
        render={(rating) => (
          <SplitLink>
            <bdi>{nameOf(rating)}</bdi> {!rating.is_shown && <HiddenMark />}
          </SplitLink>
        )}
      />
      <Column source="score" width={13} sortByOrder="DESC" render={({ score }) => <Stars score={score} />} />
      <Column source="content" disableSort render={({ content }) => <bdi title={content}>{content}</bdi>} />
      <Column
        source="post_id"
        from="desktop"
        width={24}
        disableSort
        render={(row) => <PostLink post={row.post?.data} />}
      />
      <Column
        source="status"
        kind="status"
        from="wide"
        disableSort
        render={(row) => <RatingStatus status={row.status} is_shown={row.is_shown} />}
      />
      <Column source="created_at" kind="moment" from="desktop" sortBy="id" sortByOrder="DESC" isNewest />
      {mayEdit && (
        <Column
          label="resources.ratings.mark.column"
          kind="action"
          width={17}
          from="tablet"
          disableSort
          render={(rating) => <DoneButton resource="ratings" record={rating} name={nameOf(rating)} />}
        />
      )}
    </ListPage>
  )
}
