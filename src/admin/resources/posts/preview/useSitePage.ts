import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { PostInput } from '../../../../domain/postSchema'
import type { SitePage } from '../../../providers/data/calls/preview'
import type { AppDataProvider } from '../../../providers/data/types'

/** In ms without a key: what is typed is seen within half a second. */
const pause = 150

export interface Drawn {
  page: SitePage | null
  /** Counts what was drawn, so that the same page is drawn anew. */
  times: number
  error: unknown
}

/** Has the site draw the post as the form has it, now and whenever somebody stops typing; an error keeps the last page. */
export function useSitePage(id: number): Drawn | undefined {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { getValues, subscribe } = useFormContext<PostInput>()
  const [drawn, setDrawn] = useState<Drawn>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let running: AbortController | undefined
    const draw = () => {
      running?.abort()
      const own = new AbortController()
      running = own
      dataProvider.previewPost(id, getValues(), own.signal).then(
        (page) => setDrawn((last) => ({ page, times: (last?.times ?? 0) + 1, error: null })),
        (error: unknown) => {
          if (own.signal.aborted) return
          setDrawn((last) => ({ page: last?.page ?? null, times: last?.times ?? 0, error }))
        },
      )
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(draw, pause)
    }
    draw()
    const stop = subscribe({ formState: { values: true }, callback: wait })
    return () => {
      stop()
      clearTimeout(timer)
      running?.abort()
    }
  }, [id, dataProvider, getValues, subscribe])
  return drawn
}
