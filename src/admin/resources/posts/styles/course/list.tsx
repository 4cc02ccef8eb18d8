import { Suspense } from 'react'
import type { Post } from '../../../../../domain/postSchema'
import { columnsOf } from '../../../../components/crud/columnsOf'
import { ruleOf } from '../../../../components/inline/ruleOf'
import type { FilterSpec } from '../../../../components/list/filters/specs'
import { lazily } from '../../../../startup/lazily'
import { Reduced } from '../sold/PriceCell'
import type { StyleList } from '../style'
import { useDuration } from './useDuration'

const Column = columnsOf<Post>()

const Reprice = lazily(() => import('../sold/RepriceButton'))

const check = ruleOf(async () => (await import('../product/priceSchema')).priceSchema)

const columns = (
  <>
    <Column
      source="price"
      kind="money"
      width={19}
      sortByOrder="DESC"
      edit={{ check, beside: (post) => <Reduced post={post} /> }}
    />
    <Column source="student_number" kind="number" from="desktop" sortByOrder="DESC" />
    <Column source="lesson_count" kind="number" isOff disableSort />
    <Column
      source="duration"
      kind="number"
      width={15}
      from="desktop"
      sortByOrder="DESC"
      render={({ duration }) => <Duration minutes={duration} />}
    />
  </>
)

function Duration({ minutes }: { minutes: number }) {
  const inWords = useDuration()
  return minutes > 0 ? inWords(minutes) : '–'
}

const filters: FilterSpec[] = [{ kind: 'numbers', source: 'price' }]

const list: StyleList = {
  columns: () => columns,
  aside: ['author_id', 'created_at', 'updated_at'],
  filters: () => filters,
  Bulk: () => (
    <Suspense>
      <Reprice />
    </Suspense>
  ),
}
export default list
