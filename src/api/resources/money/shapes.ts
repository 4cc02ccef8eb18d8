import { cashFlows } from '../../../domain/cash'
import { debtAgeNames } from '../../../domain/debts'
import { entryKinds, partyKinds, paymentMethods } from '../../../domain/payment'
import {
  arraySchema,
  choiceSchema,
  codedSchema,
  daySchema,
  idSchema,
  momentSchema,
  objectSchema,
  orNull,
  personSchema,
  type Schema,
  textSchema,
  wholeSchema,
} from '../../http/schema'
import { orderNameSchema } from '../orders/shapes'

const methodSchema = choiceSchema(paymentMethods)
const entryKindSchema = choiceSchema(entryKinds)

const amounts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, wholeSchema]))

const flows = amounts(cashFlows)

export const cashRowSchema = objectSchema({ id: textSchema, day: daySchema, method: methodSchema, ...flows })

/** A count of the cash in the till. */
export const countedSchema = objectSchema({
  id: idSchema,
  at: momentSchema,
  day: daySchema,
  counted: wholeSchema,
  taken: wholeSchema,
  expected: orNull(wholeSchema),
  difference: orNull(wholeSchema),
  note: textSchema,
  actor: orNull(personSchema),
})

export const cashMeta = {
  from: daySchema,
  to: daySchema,
  sums: objectSchema(flows),
  methods: arraySchema(objectSchema({ method: methodSchema, ...flows })),
  people: arraySchema(
    objectSchema({ id: orNull(idSchema), name: textSchema, method: methodSchema, ...flows }),
  ),
  till: orNull(
    objectSchema({
      since: orNull(momentSchema),
      opening: orNull(wholeSchema),
      expected: orNull(wholeSchema),
    }),
  ),
  counts: arraySchema(countedSchema),
}

export const madePaymentSchema = objectSchema({
  id: idSchema,
  at: momentSchema,
  kind: choiceSchema(['payment', 'refund']),
  amount: wholeSchema,
  method: methodSchema,
  note: textSchema,
  open: wholeSchema,
  reverses_id: orNull(idSchema),
  against: arraySchema(
    objectSchema({
      order_id: orNull(idSchema),
      slip_id: orNull(idSchema),
      code: textSchema,
      amount: wholeSchema,
    }),
  ),
})

/** Of an order; of a payment on account the order's part. */
export const orderEntrySchema = objectSchema({
  id: idSchema,
  at: momentSchema,
  kind: entryKindSchema,
  amount: wholeSchema,
  method: orNull(methodSchema),
  note: textSchema,
  whole: wholeSchema,
  reverses_id: orNull(idSchema),
  reversed_by: orNull(idSchema),
  actor: orNull(personSchema),
})

/** Of a guest the phone number. */
const partyIdSchema: Schema = { type: ['integer', 'string'] }

const party = { id: partyIdSchema, party: choiceSchema(partyKinds), name: textSchema }

export const debtSchema = objectSchema({
  ...party,
  phone: textSchema,
  balance: wholeSchema,
  age: objectSchema(amounts(debtAgeNames)),
  credit: wholeSchema,
  credit_limit: orNull(wholeSchema),
})

export const debtEntrySchema = objectSchema({
  id: idSchema,
  at: momentSchema,
  kind: entryKindSchema,
  amount: wholeSchema,
  balance: wholeSchema,
  method: orNull(methodSchema),
  note: textSchema,
  reverses_id: orNull(idSchema),
  reversed_by: orNull(idSchema),
  order: orNull(orderNameSchema),
  slip: orNull(codedSchema),
  actor: orNull(personSchema),
})

export const statementMeta = {
  ...party,
  ...amounts(['opening', 'owed', 'paid', 'closing']),
  from: orNull(daySchema),
  to: daySchema,
}
