import { saveBlob } from '../saveBlob'

/** A file on the disk that a person has chosen. */
export interface FileHandle {
  createWritable(): Promise<Sink>
}

/** Where the parts of a file go. */
interface Sink {
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>
  close(): Promise<void>
  abort(): Promise<void>
}

declare global {
  interface Window {
    /** Where browsers have it, a file is written while it comes: it never has to fit the memory. */
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileHandle>
  }
}

/**
 * Lets a person choose where a file goes. `undefined`: this browser downloads it instead.
 * @throws DOMException AbortError when nothing was chosen
 */
export const chooseFile = async (name: string): Promise<FileHandle | undefined> =>
  window.showSaveFilePicker?.({ suggestedName: name })

/** Writes to the chosen file, or keeps the parts until the file is whole. */
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
