import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useMemo } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { Post } from '../../../domain/postSchema'
import { seoFaults, shownInSearch } from '../../../domain/seo'
import { columnsOf } from '../../components/crud/columnsOf'
import { Picture } from '../../components/fields/Picture'
import { filtersOf } from '../../components/list/addressFilters'
import { ListHeading } from '../../components/list/ListHeading'
import { ListShell } from '../../components/list/ListShell'
import { ListTable } from '../../components/list/ListTable'
import { RowLink } from '../../components/list/RowLink'
import { paths } from '../../components/screens/paths'
import { EmptyList } from '../../components/states/EmptyList'
import { usePostTypes } from '../../components/types/usePostTypes'
import { faultLabel } from './choices'
import { SeoTabs } from './SeoTabs'

const Column = columnsOf<Post>()
const [usual] = seoFaults
const chooses = ['seo']
const withSnippet = { include: 'snippet' }

export default function PostWork() {
  const translate = useTranslate()
  const types = usePostTypes()
  const { seo: asked } = filtersOf(useSearchParams()[0])
  const fault = seoFaults.find((each) => each === asked) ?? usual
  const filter = useMemo(() => ({ seo: fault }), [fault])
  return (
    <ListShell
      resource="posts"
      filter={filter}
      meta={withSnippet}
      isTable
      chooses={chooses}
      heading={
        <>
          <ListHeading add={null} actions={null} help={translate(`resources.seos.why.${fault}`)} />
          <SeoTabs />
        </>
      }
      tabs={<FaultChoice fault={fault} />}
      empty={<EmptyList message={translate('resources.seos.nothing_to_mend')} />}
    >
      <ListTable<Post>>
        <Column
          source="title"
          picture={({ image }) => <Picture url={image} />}
          render={({ type_id, id, title }) => <RowLink to={paths.postSeo(type_id, id)}>{title}</RowLink>}
        />
        <Column
          label="resources.posts.seo.title"
          disableSort
          render={({ snippet }) => <Length text={snippet?.data.title} max={shownInSearch.title} />}
        />
        <Column
          label="resources.posts.seo.description"
          from="desktop"
          disableSort
          render={({ snippet }) => (
            <Length text={snippet?.data.description} max={shownInSearch.description} />
          )}
        />
        <Column
          source="type_id"
          from="tablet"
          width={17}
          disableSort
          render={({ type_id }) => types.find(({ id }) => id === type_id)?.title}
        />
        <Column source="updated_at" kind="moment" from="desktop" disableSort />
      </ListTable>
    </ListShell>
  )
}

/** Each choice filters by one fault, since there is no list of all; no tabs, which would lead to another page. */
function FaultChoice({ fault }: { fault: string }) {
  const translate = useTranslate()
  const { setFilters } = useListContext()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={fault}
      onChange={(_event, seo: string | null) => seo && setFilters({ seo })}
      aria-label={translate('resources.seos.to_mend')}
      sx={{ mb: 0.5 }}
    >
      {seoFaults.map((each) => (
        <ToggleButton key={each} value={each}>
          {translate(faultLabel(each))}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

function Length({ text = '', max }: { text?: string; max: number }) {
  const translate = useTranslate()
  const count = [...text].length
  if (!count) return translate('resources.seos.nothing_written')
  return (
    <span title={text}>
      <Box
        component="span"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          color: count > max ? 'status.warn' : 'text.secondary',
          fontWeight: count > max ? 600 : undefined,
        }}
      >
        {count}/{max}
      </Box>
      {/* Not a margin, which would be on the wrong side of Latin text in a right-to-left page. */}
      {'\u2002'}
      {text}
    </span>
  )
}
