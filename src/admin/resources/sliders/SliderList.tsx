import type { Slider } from '../../../domain/sliderSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { Picture } from '../../components/fields/Picture'
import { SearchBox } from '../../components/list/SearchBox'

const Column = columnsOf<Slider>()

export default () => (
  <ListPage<Slider> filters={<SearchBox label="resources.sliders.search" />}>
    <Column
      source="title"
      picture={({ cover = '' }) => <Picture url={cover} />}
      render={({ title }) => <EditLink>{title}</EditLink>}
    />
    <Column source="key" />
    <Column source="items_count" kind="number" />
    <Column source="updated_at" kind="day" from="desktop" />
  </ListPage>
)
