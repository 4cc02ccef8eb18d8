/** Address part of the request for a link. A fragment reaches neither server nor log. */
export const forgotPlace = '#forgot'

export const tokenIn = (place: string): string | undefined => /^#reset=([\w-]+)$/.exec(place)?.[1]

/** Whether this server mails such links; it writes so into the page. */
export const canReset = (): boolean => document.querySelector('meta[name="can-reset"]') !== null

export function leavePlace(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
