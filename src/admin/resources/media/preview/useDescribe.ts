import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Media } from '../../../../domain/media'
import { useFeedback } from '../../../components/form/useFeedback'
import { movedFocus } from '../../../components/media/focus'
import { raKeys } from '../../../providers/cache/raKeys'
import { errorBody } from '../../../providers/http/httpError'

type Description = Partial<Pick<Media, 'alt' | 'tags' | 'focus_x' | 'focus_y'>>

/** Saves what a file says of itself, one change after the other, each over the version that the one before has made. */
export function useDescribe(media: Media) {
  const dataProvider = useDataProvider()
  const client = useQueryClient()
  const { sentence } = useFeedback('media')
  const latest = useRef(media)
  const last = useRef<Promise<void>>(Promise.resolve())
  const [state, setState] = useState<{ isSaved?: boolean; error?: string }>({})
  if (media.version > latest.current.version) latest.current = media

  const save = async (data: Description) => {
    try {
      const previousData = latest.current
      const result = await dataProvider.update<Media>('media', { id: media.id, data, previousData })
      latest.current = { ...previousData, ...result.data }
      const { url, focus_x, focus_y } = latest.current
      if ('focus_x' in data) movedFocus(url, [focus_x, focus_y])
      if ('tags' in data) void client.invalidateQueries({ queryKey: ['media', 'tags'] })
      setState({ isSaved: true })
    } catch (error) {
      setState({ error: errorBody(error)?.errors?.alt ?? sentence('describe_failed', error) })
      // Somebody else changed it meanwhile: the next try is over what it is now.
      if (errorBody(error)?.code === 'conflict')
        void client.invalidateQueries({ queryKey: raKeys.all('media') })
    }
  }
  const describe = (data: Description): void => {
    last.current = last.current.then(() => save(data))
  }
  return { describe, ...state }
}
