import { saveBlob } from '../saveBlob'

export interface FileHandle {
  createWritable(): Promise<Sink>
}

interface Sink {
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>
  close(): Promise<void>
  abort(): Promise<void>
}

declare global {
  interface Window {
    /** Some browsers write the file while it arrives, so that it never has to fit into memory. */
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileHandle>
  }
}

/**
 * Asks for a target on disk; `undefined` if this browser only downloads.
 * @throws DOMException AbortError if the user cancels
 */
export const chooseFile = async (name: string): Promise<FileHandle | undefined> =>
  window.showSaveFilePicker?.({ suggestedName: name })

export async function openSink(
  { name, handle }: { name: string; handle?: FileHandle },
  type: string,
): Promise<Sink> {
  if (handle) return handle.createWritable()
  const parts: Uint8Array<ArrayBuffer>[] = []
  return {
    write: async (chunk) => {
      parts.push(chunk)
    },
    close: async () => saveBlob(name, new Blob(parts, { type })),
    abort: async () => undefined,
  }
}
