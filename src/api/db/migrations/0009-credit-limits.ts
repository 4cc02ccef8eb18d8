/** An amount that an agency may owe before sellers are warned. */
export default /* sql */ `
alter table agencies add column credit_limit bigint check (credit_limit >= 0);
`
