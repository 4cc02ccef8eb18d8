import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ServerDraft } from '../../../../domain/drafts'
import type { AppDataProvider } from '../../../providers/data/types'
import { createDraftLink, type DraftLink } from './draftLink'
import type { FormDraft } from './formDraft'

/** Keeps the form's draft on the server while it is being edited, and finds one that was written elsewhere. */
export function useDraftLink(draft: FormDraft, place: string) {
  const provider = useDataProvider<AppDataProvider>()
  const { getValues } = useFormContext()
  const [offered, setOffered] = useState<ServerDraft | null>(null)
  const [link, setLink] = useState<DraftLink | null>(null)

  useEffect(() => {
    const made = createDraftLink({
      calls: {
        read: () => provider.readDraft(place),
        keep: (body) => provider.keepDraft(place, body),
        drop: (revision) => provider.dropDraft(place, revision),
      },
      revision: draft.revision(),
      describe: () => ({ title: titleOf(getValues()), path: draft.path }),
      onRevision: draft.setRevision,
      onOffered: setOffered,
      onKept: draft.setKeptAt,
    })
    setLink(made)
    void made.flush()
    const unfollow = draft.follow(made.note)
    // The last moment at which a page that is closed can still send.
    const send = () => void made.flush()
    const hide = () => {
      if (document.visibilityState === 'hidden') send()
    }
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', hide)
    return () => {
      unfollow()
      made.stop()
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [provider, draft, place, getValues])

  return { offered, adopt: () => link?.adopt(), refuse: () => link?.refuse() }
}

/** How the list of drafts calls it. */
const titleOf = (values: Record<string, unknown>): string =>
  String(values.title || values.name || values.source || values.url || '')
    .trim()
    .slice(0, 255)
