/** Whether pages may ask for a camera here: a secure address on a device that has them. */
export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined

/** Fine enough for a small code; what the camera cannot do is not insisted on. */
const pixels = (ideal: number) => ({ ideal })

/** Opens the camera on the back of the device, or the only one. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: 'environment' }, width: pixels(1280), height: pixels(720) },
    audio: false,
  })

/** Switches every track off, so that the device shows that nobody looks any more. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
