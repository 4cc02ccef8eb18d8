import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { type FieldValues, useFormContext } from 'react-hook-form'
import type { ServerDraft } from '../../../../domain/drafts'
import { sameValue } from '../../../../domain/sameValue'
import type { AppDataProvider } from '../../../providers/data/types'
import { fill } from '../fill'
import type { MergeInto } from '../useMerging'
import { createDraftLink, type DraftLink } from './draftLink'
import type { FormDraft } from './formDraft'
import { NewerRecord, OfferedDraft, ReplacedText } from './Notices'
import { usePresence } from './usePresence'
import { useTakeNewer } from './useTakeNewer'
import { Visitors } from './Visitors'

interface DraftOnServerProps {
  draft: FormDraft
  place: string
  record?: FieldValues
  onMerge?: MergeInto
}

const pick = (values: FieldValues, isWanted: (name: string) => boolean): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)))

export default function DraftOnServer({ draft, place, record, onMerge }: DraftOnServerProps) {
  const form = useFormContext()
  const { merge, changed, isBusy, isDirty } = useTakeNewer(onMerge)
  const version = typeof record?.version === 'number' ? record.version : 0
  const { offered, adopt, refuse } = useDraftLink(draft, place)
  const { others, saved } = usePresence(record && place, version, isDirty)
  const [replaced, setReplaced] = useState<FieldValues>({})
  const restore = async ({ values, base, version: from }: ServerDraft) => {
    const typed = changed()
    const before = Object.fromEntries(Object.keys(typed).map((name) => [name, record?.[name]]))
    if (!record || from === version) {
      setReplaced(pick(typed, (name) => name in values && !sameValue(typed[name], values[name])))
      fill(form, values)
    } else if (!(await merge({ ...typed, ...values }, { ...before, ...base }))) return
    adopt()
  }

  return (
    <>
      {offered && (
        <OfferedDraft
          draft={offered}
          isBusy={isBusy}
          onRestore={() => void restore(offered)}
          onDiscard={refuse}
        />
      )}
      {Object.keys(replaced).length > 0 && (
        <ReplacedText
          fields={Object.keys(replaced)}
          onBack={() => {
            fill(form, replaced)
            setReplaced({})
          }}
          onClose={() => setReplaced({})}
        />
      )}
      {record && saved && saved.version > version && (
        <NewerRecord
          saved={saved}
          isDirty={isDirty}
          isBusy={isBusy}
          onTake={() => void merge(changed(), record)}
        />
      )}
      {record && <Visitors others={others} />}
    </>
  )
}

/** Keeps the draft on the server while the form is edited, and finds drafts from other browsers. */
function useDraftLink(draft: FormDraft, place: string) {
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
      onKept: draft.keptAt.set,
    })
    setLink(made)
    void made.flush()
    const unfollow = draft.follow(made.note)
    // The last event in which a closing page can still send.
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

const titleOf = (values: Record<string, unknown>): string =>
  String(values.title || values.name || values.source || values.url || '')
    .trim()
    .slice(0, 255)
