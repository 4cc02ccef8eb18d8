/** The moment from which a published post is visible; none: at once. */
export default `
alter table posts add column publish_at timestamptz;
create index posts_publish on posts (publish_at, id) where publish_at is not null;
`
