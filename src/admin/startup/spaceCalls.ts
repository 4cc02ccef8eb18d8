/** Not a timer: those of a page in the background fire once a second. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

let turn = Promise.resolve()

/**
 * Starts calls in order, one per task. Handing a call to the network costs a phone about 4 ms, and a screen makes up to
 * ten, during which it would not answer.
 */
export function spaceCalls<T>(call: () => Promise<T>): Promise<T> {
  const own = turn
  turn = own.then(nextTask)
  return own.then(call)
}
