import { Box, Chip, Typography } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { codeBlock } from '../../theme/codeBlock'
import type { Fetch, OpenApi, Operation } from './openApi'
import { Sentence, ShapeView } from './ShapeView'
import { TryCall } from './TryCall'

interface OperationProps {
  document: OpenApi
  operation: Operation
  apiKey: string
  fetch: Fetch
}

/** A call: who may make it, what it takes and answers, and a form that makes it. */
export function OperationView({ document, operation, apiKey, fetch }: OperationProps) {
  const translate = useTranslate()
  const { method, path, summary, parameters, body, answers } = operation
  const [good, ...errors] = [...answers].sort((a, b) => Number(a.status) - Number(b.status))
  const media = Object.entries(good?.content ?? {})[0]
  const sent = Object.entries(body ?? {})[0]
  const heading = useRef<HTMLHeadingElement>(null)
  // The link that was followed may be out of sight.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box component="article" sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <div>
        <Typography ref={heading} variant="h2" component="h2" tabIndex={-1} sx={{ outline: 'none' }}>
          {summary}
        </Typography>
        <Typography component="p" dir="ltr" sx={address}>
          <strong>{method}</strong> {path}
        </Typography>
        <Needs of={operation} />
      </div>
      {parameters.length > 0 && (
        <Section title={translate('api_docs.parameters')}>
          <Box
            component="ul"
            sx={{ m: 0, paddingInlineStart: 0, listStyle: 'none', display: 'grid', gap: 1 }}
          >
            {parameters.map(({ name, in: place, required, description, schema }) => (
              <li key={name}>
                <code>{name}</code>{' '}
                <Typography component="span" variant="caption" color="textSecondary">
                  {place}
                  {required && `, ${translate('api_docs.required')}`}
                </Typography>{' '}
                <ShapeView document={document} shape={schema} />{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  <Sentence of={description ?? ''} />
                </Typography>
              </li>
            ))}
          </Box>
        </Section>
      )}
      {sent && (
        <Section title={translate('api_docs.body')} note={sent[0]}>
          <ShapeView document={document} shape={sent[1].schema} />
        </Section>
      )}
      {good && (
        <Section
          title={translate('api_docs.answers')}
          note={[good.status, media?.[0]].filter(Boolean).join(' ')}
        >
          {media && <ShapeView document={document} shape={media[1].schema} />}
          {media?.[1].example !== undefined && <Example of={media[1].example} />}
        </Section>
      )}
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer' }}>
          {errors.map(({ status }) => status).join(' ')}
        </Box>
        <dl>
          {errors.map(({ status, description }) => (
            <Box key={status} sx={{ mt: 1 }}>
              <dt>
                <strong>{status}</strong>
              </dt>
              <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
                <Sentence of={description} />
              </Typography>
            </Box>
          ))}
        </dl>
      </Box>
      <Section title={translate('api_docs.try')}>
        <TryCall document={document} operation={operation} apiKey={apiKey} fetch={fetch} />
      </Section>
    </Box>
  )
}

function Needs({ of: { security } }: { of: Operation }) {
  const translate = useTranslate()
  const ways = security.map((each) => Object.values(each)[0] ?? [])
  const bySession = security.some((each) => 'session' in each)
  const named = ways.filter(({ length }) => length > 0)
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
      {named.length > 0 ? (
        <>
          <Typography variant="body2">{translate('api_docs.needs')}</Typography>
          {named.map((permissions) => (
            <Chip key={permissions.join()} size="small" label={permissions.join(' + ')} />
          ))}
        </>
      ) : (
        <Typography variant="body2">
          {translate(security.length ? 'api_docs.for_accounts' : 'api_docs.for_all')}
        </Typography>
      )}
      {bySession && <Typography variant="body2">{translate('api_docs.by_session')}</Typography>}
    </Box>
  )
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {title}{' '}
        {note && (
          <Typography component="span" variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </Typography>
      {children}
    </section>
  )
}

function Example({ of }: { of: unknown }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box component="details" sx={{ mt: 1.5 }} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {translate('api_docs.example')}
      </Box>
      {isOpen && (
        <Box component="pre" dir="ltr" tabIndex={0} sx={codeBlock}>
          {JSON.stringify(of, null, 2)}
        </Box>
      )}
    </Box>
  )
}

const address = {
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  m: 0,
  mt: 0.5,
} as const
