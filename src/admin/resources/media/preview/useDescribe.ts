import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { useFeedback } from '../../../components/form/useFeedback'
import { movedFocus } from '../../../components/media/focus'
import { raKeys } from '../../../providers/cache/raKeys'
import { errorBody } from '../../../providers/http/httpError'

type Description = Partial<Pick<Media, 'alt' | 'tags' | 'focus_x' | 'focus_y'>>

/**
 * Saves changes of a file's description in turn, each based on the version that the one before created. `describe`
 * resolves to whether it was saved.
 */
export function useDescribe(media: Media) {
  const dataProvider = useDataProvider()
  const client = useQueryClient()
  const { sentence, failed } = useFeedback('media')
  const latest = useRef(media)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const [state, setState] = useState<{ isSaved?: boolean; error?: string }>({})
  if (media.version > latest.current.version) latest.current = media

  const save = async (data: Description): Promise<boolean> => {
    try {
      const previousData = latest.current
      const result = await dataProvider.update<Media>('media', { id: media.id, data, previousData })
      latest.current = { ...previousData, ...result.data }
      const { url, focus_x, focus_y } = latest.current
      if ('focus_x' in data) movedFocus(url, [focus_x, focus_y])
      if ('tags' in data) void client.invalidateQueries({ queryKey: ['media', 'tags'] })
      setState({ isSaved: true })
      return true
    } catch (error) {
      // After closing there is no field left to show the error beside.
      if (isShown.current)
        setState({ error: errorBody(error)?.errors?.alt ?? sentence('describe_failed', error) })
      else failed('describe_failed', error)
      // Another user changed the file, so the next try needs its current version.
      if (errorBody(error)?.code === 'conflict')
        void client.invalidateQueries({ queryKey: raKeys.all('media') })
      return false
    }
  }
  const describe = (data: Description): Promise<boolean> => {
    const saved = last.current.then(() => save(data))
    last.current = saved
    return saved
  }
  return { describe, ...state }
}
