import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { root } from './site'

/** The texts of all QR codes in a picture, read by the scanner of the product. */
export async function scanned(picture: Blob): Promise<string[]> {
  const wasm = await readFile(join(root, 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  return (await readBarcodes(picture, { formats: ['QRCode'] })).map(({ text }) => text)
}
