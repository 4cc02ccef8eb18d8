import { Box, Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import {
  type RaRecord,
  RecordContextProvider,
  useGetRecordRepresentation,
  useNavigate,
  useTranslate,
} from 'react-admin'
import type { AnyObject } from 'yup'
import { hidesBelowReserved } from '../../startup/reserve'
import { box, pageWidth } from '../../theme/tokens'
import { PageHeading } from '../heading/PageHeading'
import { RecordHistory } from '../history/RecordHistory'
import { Thumbnail } from '../media/Thumbnail'
import { plainText } from './plainText'
import type { RecordFormProps } from './RecordForm'
import { RecordMenu, textOf } from './RecordMenu'

type ReadViewProps<T extends AnyObject, R extends RaRecord> = Pick<
  RecordFormProps<T, R>,
  'resource' | 'schema' | 'show' | 'cancelTo' | 'deletable' | 'deleteText'
> & { record: R; detail?: (record: R) => ReactNode; children?: ReactNode }

export function ReadView<T extends AnyObject, R extends RaRecord>(props: ReadViewProps<T, R>) {
  const { resource, schema, show = {}, cancelTo, record, deletable, deleteText, detail, children } = props
  const translate = useTranslate()
  const navigate = useNavigate()
  const name = String(useGetRecordRepresentation(resource)(record))
  const fields = Object.keys(schema.fields).filter((field) => record[field] !== name)
  return (
    <RecordContextProvider value={record}>
      {!detail && <PageHeading title={name} subtitle={translate('components.form.read_only')} />}
      <RecordMenu
        resource={resource}
        record={record}
        name={deletable?.(record)}
        deleteText={textOf(deleteText, record)}
        onDeleted={() => navigate(cancelTo)}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          maxWidth: pageWidth[detail ? 'form' : 'narrow'],
          ...hidesBelowReserved,
        }}
      >
        {detail ? (
          detail(record)
        ) : (
          <Card>
            <CardContent
              component="dl"
              sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              {fields.map((field) => (
                <Fact key={field} label={translate(`resources.${resource}.fields.${field}`, { _: field })}>
                  {(show[field] ?? shownBy[field] ?? plainText)(record[field])}
                </Fact>
              ))}
            </CardContent>
          </Card>
        )}
        {children}
        <RecordHistory resource={resource} id={record.id} />
      </Box>
    </RecordContextProvider>
  )
}

const shownBy: Record<string, (value: unknown) => ReactNode> = {
  image: (url) => typeof url === 'string' && url && <Picture url={url} />,
}

const Picture = ({ url }: { url: string }) => (
  <Box sx={{ width: box.picture, aspectRatio: '3 / 2', borderRadius: 1, overflow: 'hidden' }}>
    <Thumbnail url={url} alt="" width={box.picture} />
  </Box>
)

function Fact({ label, children }: { label: string; children: ReactNode }) {
  // Skips an empty list of pictures, too.
  if (!children || (Array.isArray(children) && children.length === 0)) return null
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  )
}
