import { useQuery } from '@tanstack/react-query'

const often = 15 * 60_000

/** Whether the server's HTML names another entry module than this page. */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
  const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' })
  const isPage = answer.ok && answer.headers.get('content-type')?.includes('text/html')
  return Boolean(entry && isPage && !(await answer.text()).includes(entry))
}

/**
 * Whether a newer release runs on the server, for tabs that stay open for days: checked every quarter of an hour while
 * visible, and on focus.
 */
export const useNewRelease = (): boolean =>
  useQuery({
    queryKey: ['release'],
    queryFn: isReplaced,
    // This code has just been loaded, so the first check can wait.
    initialData: false,
    staleTime: often,
    refetchInterval: often,
    refetchOnWindowFocus: true,
    retry: false,
  }).data
