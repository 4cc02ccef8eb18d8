/** What an agency may owe before whoever sells to it is warned. */
export default /* sql */ `
alter table agencies add column credit_limit bigint check (credit_limit >= 0);
`
