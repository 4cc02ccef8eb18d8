interface UploadRequest {
  url: URL
  method: string
  headers: Headers
  body: FormData
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Sends a form with upload progress (0 to 1), which `fetch` does not support; uses XMLHttpRequest. */
export const uploadWithProgress = ({ url, method, headers, body, signal, onProgress }: UploadRequest) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, url)
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onload = () => {
      const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean)
      const answered = lines.map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1).trim()]
      })
      const empty = request.status === 204 || request.status === 304
      resolve(
        new Response(empty ? null : request.responseText, { status: request.status, headers: answered }),
      )
    }
    request.onerror = () => reject(new TypeError('network'))
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => signal.removeEventListener('abort', abort)
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', abort)
    request.send(body)
  })
