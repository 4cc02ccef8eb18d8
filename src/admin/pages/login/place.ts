/** Where on the sign-in page somebody asks for a link. What stands behind `#` is sent to no server, and in no log. */
export const forgotPlace = '#forgot'

/** The token of the link that somebody has come by. */
export const tokenIn = (place: string): string | undefined => /^#reset=([\w-]+)$/.exec(place)?.[1]

/** Whether this server sends such links: it has written so into the page. */
export const canReset = (): boolean => document.querySelector('meta[name="can-reset"]') !== null

/** Back to the form of signing in, without what has led away from it. */
export function leavePlace(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
