import { type FaultCode, type RawTable, ReadFault } from './limits'
import { readTables } from './readTables'

export type Read = { tables: RawTable[] } | { fault: FaultCode }

/** The used part of the worker's scope, as the DOM's types describe a window. */
interface Scope {
  onmessage: ((event: MessageEvent<File>) => void) | null
  postMessage: (answer: Read) => void
}

const scope = globalThis as Scope & typeof globalThis

scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage({ tables: await readTables(new Uint8Array(await data.arrayBuffer())) })
  } catch (error) {
    scope.postMessage({ fault: error instanceof ReadFault ? error.code : 'unreadable' })
  }
}
