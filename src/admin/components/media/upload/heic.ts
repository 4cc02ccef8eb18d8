import { refusedType } from '../../../../domain/media'
import type { Distant } from './bring'
import { UploadFault } from './failure'

export const isHeic = ({ name, type }: File): boolean => /hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Converts it to JPEG by the browser's decoder: Safari has one, other browsers fail. */
export const jpegOf = (file: File): Distant => ({
  name: file.name,
  bring: async () => {
    const picture = await createImageBitmap(file).catch(() => undefined)
    if (!picture) throw new UploadFault(refusedType('HEIC', 'image'))
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: picture.width, height: picture.height })
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    if (!blob) throw new UploadFault(refusedType('HEIC', 'image'))
    return new File([blob], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' })
  },
})
