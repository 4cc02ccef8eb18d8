import { historyActions } from '../../domain/history'
import { exportAsks } from '../crud/exportRoute'
import { pageAsks } from '../http/parameters'
import {
  anyValue,
  arraySchema,
  choiceSchema,
  daySchema,
  flagSchema,
  idSchema,
  mapSchema,
  momentSchema,
  objectSchema,
  orNull,
  personSchema,
  type Schema,
  switchSchema,
  textSchema,
  uuidSchema,
  wholeSchema,
} from '../http/schema'
import { writtenNames } from './entities'
import { maxLimit } from './query'

const entity = choiceSchema(writtenNames)

const moment: Schema = { anyOf: [daySchema, momentSchema] }

const { page, limit, ...order } = pageAsks(['id', 'at'], maxLimit)

const filters = {
  entity,
  id: idSchema,
  event: idSchema,
  actor: idSchema,
  action: choiceSchema(historyActions),
  batch: uuidSchema,
  from: moment,
  to: moment,
  restored: switchSchema,
  ...order,
}

export const historyAsks = { ...filters, page, limit }

export const historyExportAsks = { ...filters, ...exportAsks }

export const entryShape = objectSchema({
  id: idSchema,
  at: momentSchema,
  entity,
  record_id: idSchema,
  title: textSchema,
  actor: orNull(personSchema),
  key_name: orNull(textSchema),
  proposed_by: orNull(textSchema),
  action: choiceSchema(historyActions),
  version: orNull(wholeSchema),
  batch: uuidSchema,
  request_id: orNull(uuidSchema),
  reason: orNull(textSchema),
  changes: arraySchema(
    objectSchema({ field: textSchema, before: anyValue, after: anyValue }, { is_long: choiceSchema([true]) }),
  ),
  names: mapSchema(mapSchema(textSchema)),
  restored_at: orNull(momentSchema),
  is_restorable: flagSchema,
})

export const restoredShape = objectSchema({ entity, id: idSchema })

export const batchShape = objectSchema({
  restored: wholeSchema,
  refused: arraySchema(
    objectSchema({ entity, id: idSchema, title: textSchema, code: textSchema, message: textSchema }),
  ),
})
