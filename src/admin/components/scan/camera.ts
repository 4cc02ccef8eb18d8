/** Whether a page may ask for a camera: a secure origin on a device that has one. */
export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined

/** Fine enough for small codes; `ideal` accepts less. */
const pixels = (ideal: number) => ({ ideal })

export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: 'environment' }, width: pixels(1280), height: pixels(720) },
    audio: false,
  })

/** Stops all tracks, so that the device's recording light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
