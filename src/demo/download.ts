export function createDownloads(sizes: Record<string, number>, onProgress: (share: number) => void) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  let loaded = 0
  const counted = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.byteLength
        onProgress(Math.min(1, loaded / total))
        controller.enqueue(chunk)
      },
    })
  return async (url: string, type: string): Promise<Response> => {
    const answer = await fetch(url)
    if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`)
    return new Response(answer.body.pipeThrough(counted()), { headers: { 'content-type': type } })
  }
}
