/** Lists of courses in the order of their students or of how long they take. */
export default `
create index posts_students on posts (type_id, student_number, id) include (status, category_id);
create index posts_duration on posts (type_id, duration, id) include (status, category_id);
`
