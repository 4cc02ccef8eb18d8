import { useEffect, useState } from 'react'
import { useLocaleState, useLocation, useTranslate } from 'react-admin'
import { draftedAt } from '../components/form/draft/draft'
import { deviceClock, timeInFigures } from '../components/formats/figures'
import { formPlace } from '../components/split/open'
import { useRights } from '../providers/auth/rights'
import { Failed } from './Failed'

/** Shown for a page that has thrown, with the time of its kept draft. */
export function PageFailed() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const here = formPlace(useLocation())
  const owner = useRights().profile?.id ?? 0
  const [at, setAt] = useState<number>()
  // In an effect, since a form saves its last input while it unmounts.
  useEffect(() => setAt(draftedAt(owner, here)), [owner, here])
  const time = at && timeInFigures(deviceClock(at).slice(11), locale)
  return <Failed kept={time ? translate('layout.failed.kept', { time }) : undefined} />
}
