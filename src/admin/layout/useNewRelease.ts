import { useQuery } from '@tanstack/react-query'

const often = 15 * 60_000

/** Whether the server has other code than this page: its HTML names another entry. */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
  const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' })
  const isPage = answer.ok && answer.headers.get('content-type')?.includes('text/html')
  return Boolean(entry && isPage && !(await answer.text()).includes(entry))
}

/**
 * Whether a newer release runs on the server, for a tab that stays open for days: asked every quarter of an hour while
 * the tab is in sight, and when somebody comes back to it.
 */
export const useNewRelease = (): boolean =>
  useQuery({
    queryKey: ['release'],
    queryFn: isReplaced,
    // This code has just been loaded: the first question can wait.
    initialData: false,
    staleTime: often,
    refetchInterval: often,
    refetchOnWindowFocus: true,
    retry: false,
  }).data
