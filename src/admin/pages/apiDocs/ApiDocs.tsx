import { Box, Button, Link, TextField, Typography } from '@mui/material'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { finishLoading } from '../../startup/progress'
import { OperationView } from './OperationView'
import { type Fetch, matchingCalls, type OpenApi, type Operation, operationsOf } from './openApi'

const onHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** `/api/docs`: every call, found by name, with what it needs; the one in the hash is open. */
export function ApiDocs({ fetch }: { fetch: Fetch }) {
  const translate = useTranslate()
  const { document, isFailed, load } = useDocument(fetch)
  const [typed, setTyped] = useState('')
  const [apiKey, setApiKey] = useState('')
  const chosen = useSyncExternalStore(onHash, () => window.location.hash.slice(1))
  const operations = useMemo(() => (document ? operationsOf(document) : []), [document])
  const hits = useMemo(() => matchingCalls(operations, typed), [operations, typed])
  const open = operations.find(({ id }) => id === chosen)
  useEffect(finishLoading, [])
  useEffect(() => {
    window.document.title = [open?.summary, translate('api_docs.title')].filter(Boolean).join(' · ')
    if (open) window.scrollTo({ top: 0 })
  }, [open, translate])
  const nav = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) nav.current?.focus()
    wasOpen.current = !!open
  }, [open])
  return (
    <Box sx={page} data-open={open ? '' : undefined}>
      <Box component="header" sx={{ gridColumn: '1 / -1', display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Typography variant="h1" component="h1" sx={{ flexGrow: 1 }}>
          {translate('api_docs.title')}{' '}
          <Typography component="span" color="textSecondary">
            {document?.info.version}
          </Typography>
        </Typography>
        <TextField
          size="small"
          type="password"
          autoComplete="off"
          label={translate('api_docs.key')}
          helperText={translate('api_docs.key_help')}
          value={apiKey}
          onChange={({ target }) => setApiKey(target.value.trim())}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <Link href="/api/openapi.json" sx={{ alignSelf: 'center' }}>
          openapi.json
        </Link>
      </Box>
      {isFailed && (
        <Box role="alert">
          {translate('api_docs.load_failed')} <Button onClick={load}>{translate('common.try_again')}</Button>
        </Box>
      )}
      {!document && !isFailed && <LateSkeleton label="common.loading" rows={8} />}
      {document && (
        <>
          <Box component="nav" ref={nav} tabIndex={-1} aria-label={translate('api_docs.back')} sx={menu}>
            <TextField
              fullWidth
              size="small"
              type="search"
              label={translate('api_docs.search')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={({ key }) => {
                if (key === 'Enter' && hits[0]) window.location.hash = hits[0].id
              }}
            />
            <Typography role="status" variant="caption" component="p" sx={{ my: 1 }}>
              {hits.length
                ? translate('api_docs.found', { smart_count: hits.length })
                : translate('api_docs.none')}
            </Typography>
            <Calls of={hits} chosen={chosen} />
          </Box>
          <Box component="main" sx={{ minWidth: 0 }}>
            {open ? (
              <>
                <Link href="#" sx={back}>
                  {translate('api_docs.back')}
                </Link>
                <OperationView
                  key={open.id}
                  document={document}
                  operation={open}
                  apiKey={apiKey}
                  fetch={fetch}
                />
              </>
            ) : (
              <Typography color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
                {translate('api_docs.choose')}
              </Typography>
            )}
          </Box>
        </>
      )}
    </Box>
  )
}

function useDocument(fetch: Fetch) {
  const [document, setDocument] = useState<OpenApi>()
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    setFailed(false)
    fetch('/api/openapi.json', {})
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error('refused'))))
      .then(setDocument)
      .catch(() => setFailed(true))
  }, [fetch, tries])
  return { document, isFailed, load: () => setTries((n) => n + 1) }
}

function Calls({ of, chosen }: { of: readonly Operation[]; chosen: string }) {
  const tags = [...new Set(of.map(({ tag }) => tag))]
  return tags.map((tag) => (
    <section key={tag}>
      <Typography variant="overline" component="h2">
        {tag}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {of
          .filter((each) => each.tag === tag)
          .map(({ id, method, path, summary }) => (
            <li key={id}>
              <Link
                href={`#${id}`}
                underline="hover"
                aria-current={id === chosen ? 'page' : undefined}
                sx={call}
              >
                {summary}
                <Typography component="span" variant="caption" color="textSecondary" dir="ltr" sx={spot}>
                  {method} {path.replace('/api/v1', '')}
                </Typography>
              </Link>
            </li>
          ))}
      </Box>
    </section>
  ))
}

const page = {
  p: { xs: 2, md: 3 },
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  // A phone shows either the list or the call.
  '&[data-open] > nav': { display: { xs: 'none', md: 'block' } },
} as const

const menu = {
  position: { md: 'sticky' },
  top: 0,
  maxHeight: { md: '100vh' },
  overflowY: { md: 'auto' },
  pt: 1,
  outline: 'none',
} as const

const call = {
  display: 'block',
  px: 1,
  py: 0.5,
  color: 'text.primary',
  borderRadius: 1,
  '&[aria-current]': { bgcolor: 'action.selected' },
} as const

const spot = {
  display: 'block',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  textAlign: 'start',
} as const
const back = { display: { xs: 'inline-block', md: 'none' }, mb: 2 } as const
