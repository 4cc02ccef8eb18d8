import { Suspense } from 'react'
import type { Post } from '../../../../../domain/postSchema'
import type { PostType } from '../../../../../domain/typeSchema'
import { columnsOf } from '../../../../components/crud/columnsOf'
import { ruleOf } from '../../../../components/inline/ruleOf'
import type { FilterSpec } from '../../../../components/list/filters/specs'
import { lazily } from '../../../../startup/lazily'
import { trademarkEdit } from '../../list/edits'
import { Reduced } from '../sold/PriceCell'
import type { StyleList } from '../style'

const Column = columnsOf<Post>()

const Reprice = lazily(() => import('../sold/RepriceButton'))

const check = ruleOf(async () => (await import('./priceSchema')).priceSchema)

const columns = ({ features }: PostType) => (
  <>
    <Column source="code" width={16} from="desktop" />
    <Column
      source="price"
      kind="money"
      sortByOrder="DESC"
      width={17}
      edit={{ check, beside: (post) => <Reduced post={post} /> }}
    />
    {features.includes('trademarks') && (
      <Column
        source="trademark_id"
        width={15}
        from="wide"
        disableSort
        edit={trademarkEdit}
        render={({ trademark }) => trademark?.data?.title ?? '–'}
      />
    )}
  </>
)

const filters: FilterSpec[] = [{ kind: 'numbers', source: 'price' }]

const list: StyleList = {
  columns,
  aside: ['author_id', 'created_at', 'updated_at'],
  filters: () => filters,
  Bulk: () => (
    <Suspense>
      <Reprice />
    </Suspense>
  ),
}
export default list
