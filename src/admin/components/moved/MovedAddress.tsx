import { Suspense, use, useEffect, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Addressed, sitePaths } from '../../../domain/sitePaths'
import { slugPattern } from '../../../domain/slugPattern'
import { useMay } from '../../providers/auth/rights'
import { useIsBare } from '../../providers/site'
import { lazily } from '../../startup/lazily'
import { SaveMeta } from '../form/saving'
import { usePostType } from '../types/usePostTypes'

const RedirectOffer = lazily(() => import('./RedirectOffer'))

/** Only these posts have a public URL. */
const wasPublic = ['published', 'hidden']

/** Offers a redirect when the slug of a saved record changes; it is created by the same save. */
export function MovedAddress({ kind }: { kind: Addressed }) {
  const record = useRecordContext()
  const typed: unknown = useWatch({ name: 'slug' })
  const mayRedirect = useMay('redirects', 'create')
  const type = usePostType(kind === 'types' ? undefined : record?.type_id)
  const isBare = useIsBare(type?.id) && kind === 'posts'
  const [before, after] = [String(record?.slug ?? ''), String(typed ?? '').trim()]
  const isSeen = kind !== 'posts' || wasPublic.includes(record?.status)
  if (!mayRedirect || !before || before === after || !isSeen || !slugPattern.test(after)) return null
  const address = (slug: string) => sitePaths[kind](slug, type?.slug ?? '', isBare)
  return <Move key={before} from={address(before)} to={address(after)} />
}

function Move({ from, to }: { from: string; to: string }) {
  const meta = use(SaveMeta)
  const [isWanted, setWanted] = useState(true)
  useEffect(() => {
    if (!meta) return
    meta.current = { redirect: isWanted }
    return () => {
      meta.current = undefined
    }
  }, [meta, isWanted])
  if (!meta) return null
  return (
    <Suspense>
      <RedirectOffer {...{ from, to, isWanted }} onChange={setWanted} />
    </Suspense>
  )
}
