import { inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { media, users } from '../api/db/schema'
import { smallerVersions } from '../api/pictures'
import { hashOf } from '../api/uploads'
import { sortKey } from '../domain/collation'
import { slugOf } from '../domain/slug'
import { type CataloguePicture, drawLibrary, drawPortrait, type PictureKey } from './art/catalogue'
import { daysAgo, type Seeding } from './context'
import { copied, descriptions } from './texts/media'
import { staff } from './texts/people'

const urlOf = (path: string): string => `/files/${path}`

/**
 * Draws the pictures, stores them in all sizes and adds them to the library.
 * @returns their URLs
 */
export async function seedLibrary(seeding: Seeding): Promise<Map<PictureKey, string>> {
  const { db, now, random } = seeding
  // Shuffled, so that the first page of the library is varied.
  const pictures = random.shuffle(drawLibrary())
  const paths = pictures.map((picture) => pathOf(picture, 'media'))
  const listed = await db.select({ path: media.path }).from(media).where(inArray(media.path, paths))
  const known = new Set(listed.map(({ path }) => path))
  const rows: (typeof media.$inferInsert)[] = []
  for (const [index, picture] of pictures.entries()) {
    if (known.has(pathOf(picture, 'media'))) continue
    const { path, thumbnailPath, type, size, hash } = await storePicture(
      seeding,
      pathOf(picture, 'media'),
      picture,
    )
    const { alt = '', tags = [], focus = [50, 50] } = descriptions[picture.key] ?? {}
    const moment = daysAgo(now, 400 - (index / pictures.length) * 396)
    const row = {
      name: picture.name,
      name_key: sortKey(picture.name),
      file: `${slugOf(picture.name)}.${picture.format}`,
      path,
      type,
      kind: 'image',
      size,
      hash,
      alt,
      tags,
      focus_x: focus[0],
      focus_y: focus[1],
      url: urlOf(path),
      thumbnail_url: urlOf(thumbnailPath),
      width: picture.width,
      height: picture.height,
      created_at: moment,
      updated_at: moment,
    }
    rows.push(row)
    if (picture.key !== copied.of) continue
    const { name } = copied
    const copy = await storePicture(seeding, copied.path, picture)
    rows.push({
      ...row,
      name,
      name_key: sortKey(name),
      file: 'IMG_2041.webp',
      path: copy.path,
      url: urlOf(copy.path),
      thumbnail_url: urlOf(copy.thumbnailPath),
      alt: '',
      tags: [],
      focus_x: 50,
      focus_y: 50,
    })
  }
  if (rows.length) await db.insert(media).values(rows)
  return new Map(pictures.map((picture) => [picture.key, urlOf(pathOf(picture, 'media'))]))
}

/**
 * Draws a portrait for each member of staff without an account.
 * @returns URLs by email
 */
export async function seedPortraits(seeding: Seeding): Promise<Map<string, string>> {
  const { db } = seeding
  const emails = staff.map(({ email }) => email)
  const listed = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails))
  const known = new Set(listed.map(({ email }) => email))
  const urls = new Map<string, string>()
  for (const [index, { email, name, gender }] of staff.entries()) {
    if (known.has(email)) continue
    const { path } = await storePortrait(seeding, drawPortrait(index, name, gender))
    urls.set(email, urlOf(path))
  }
  return urls
}

const pathOf = ({ key, format }: CataloguePicture<string>, folder: string): string =>
  `${folder}/sample/${key}.${format}`

const storePortrait = (seeding: Seeding, portrait: CataloguePicture<string>) =>
  storePicture(seeding, pathOf(portrait, 'avatars'), portrait)

async function storePicture({ storage, images }: Seeding, path: string, picture: CataloguePicture<string>) {
  const bytes = await rasterise(picture)
  const type = `image/${picture.format}`
  await storage.put(path, bytes, type)
  const versions = await smallerVersions(images, path, bytes)
  const [thumbnail] = versions
  if (!thumbnail) throw new Error(`${picture.key} could not be made smaller`)
  for (const version of versions) await storage.put(version.path, version.bytes, version.type)
  return { path, thumbnailPath: thumbnail.path, type, size: bytes.length, hash: await hashOf(bytes) }
}

/** The library does not accept SVG, because it can contain scripts. */
async function rasterise({ svg, format }: CataloguePicture<string>): Promise<Uint8Array> {
  const image = sharp(Buffer.from(svg))
  return format === 'png'
    ? image.png({ palette: true, effort: 1 }).toBuffer()
    : image.webp({ quality: 84, effort: 1 }).toBuffer()
}
