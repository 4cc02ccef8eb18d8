/** Every write says, in its transaction, which records a reader may have seen otherwise before. */
export default /* sql */ `
-- Read in the order of transactions: numbers of a sequence are given out before they are committed.
create table site_changes (
  xid xid8 not null default pg_current_xact_id(), id bigint generated always as identity,
  at timestamptz not null default now(), tags text[] not null,
  primary key (xid, id)
);

-- What one record of a table is called in a tag.
create function noun_of(tab text) returns text language sql immutable parallel safe as $$
  select case
    when tab in ('media', 'feedback', 'settings', 'redirects', 'languages') then tab
    when tab like '%ies' then left(tab, -3) || 'y'
    else left(tab, -1)
  end
$$;

-- The tags of a row r of a table, as SQL: its own and those of what it belongs to. What readers ask for by a key is
-- named by it; settings, redirects, languages and stock have one tag.
create function tags_of(tab text) returns text language sql stable as $$
  select format('array[%s]', string_agg(tag, ', ')) from (
    select case
      when tab in ('settings', 'redirects', 'languages', 'stock') then quote_literal(tab)
      when tab in ('menus', 'sliders', 'widgets') then format('%L || r.key', noun_of(tab) || ':')
      else format('%L || r.id', noun_of(tab) || ':')
    end as tag
    union all
    select format('%L || r.%I', replace(attname, '_id', ':'), attname) from pg_attribute
      where attrelid = tab::regclass and attname in ('type_id', 'category_id', 'group_id', 'post_id')
  ) s
$$;

-- Beyond so many tags one for all records of their kind says it.
create function few_tags(tags text[]) returns text[] language sql immutable parallel safe as $$
  select case when cardinality(tags) <= 200 then tags
    else (select array_agg(distinct regexp_replace(tag, ':.*', ':*')) from unnest(tags) tag) end
$$;

-- The statement that writes down what a statement changed, for a trigger function; rows are the transition tables.
create function note_changes_in(tab text, rows text[]) returns text language sql stable as $$
  select format('insert into site_changes (tags) select few_tags(array_agg(distinct tag)) from (%s) s(tags),
      unnest(s.tags) tag where tag is not null having count(*) > 0',
    string_agg(format('select %s from %I r', tags_of(tab), name), ' union all ')) from unnest(rows) name
$$;

-- As before, and at the end of each the changes for readers.
create or replace procedure write_history_of(tab text, title text, left_out text[], secrets text[]) language plpgsql as $$
declare
  stored text;
  diff text;
  into_history text := format('insert into history (id, at, entity, record_id, title, action, version, actor_id,
      request_id, batch, reason, restores, changes)
      select nextval(''history_id''), told_at, %L, r.id, left(r.%I, 255), told_what, r.version, told_by,
      told_request, told_together, told_why, told_restores', tab, title);
  row_of text;
begin
  select string_agg(format('r.%I', attname), ', ') filter (where attname <> all(secrets)),
    string_agg(format('case when r.%1$I is distinct from o.%1$I then %2$s else ''{}'' end', attname,
      case when attname = any(secrets) then format('%L::jsonb', jsonb_build_object(attname, '[null, null]'::jsonb))
        else format('jsonb_build_object(%1$L, jsonb_build_array(o.%1$I, r.%1$I))', attname) end), ' || ')
    into stored, diff
    from pg_attribute where attrelid = tab::regclass and attnum > 0 and not attisdropped and attname <> all(left_out);
  row_of := format('(select to_jsonb(s) from (select %s) s)', stored);
  execute format($body$
    create or replace function %1$I() returns trigger language plpgsql set enable_nestloop = off set jit = off as $work$
    declare
      told_at timestamptz;
      told_by int;
      told_request uuid;
      told_together uuid;
      told_why text;
      told_restores bigint;
      told_what text;
    begin
      case tg_op
        when 'INSERT' then if not exists (select from added) then return null; end if;
        when 'TRUNCATE' then null;
        else if not exists (select from removed) then return null; end if;
      end case;
      told_at := told_moment();
      told_by := told('actor')::int;
      told_request := told('request')::uuid;
      told_together := told_batch();
      told_why := told('reason');
      told_restores := told('restores')::bigint;
      told_what := case tg_op when 'INSERT' then told_action('create') when 'UPDATE' then told_action('update')
        else 'delete' end;
      case tg_op
        when 'INSERT' then %2$s, null from added r;
        when 'UPDATE' then %2$s, r.diff
          from (select r.id, r.version, r.%3$I, %4$s as diff from added r join removed o on o.id = r.id offset 0) r
          where r.diff <> '{}';
        when 'DELETE' then %2$s, %5$s from removed r;
        else %2$s, %5$s from %6$I r;
      end case;
      case tg_op
        when 'INSERT' then %7$s;
        when 'UPDATE' then %8$s;
        when 'DELETE' then %9$s;
        else %10$s;
      end case;
      return null;
    end $work$
  $body$, 'keep_history_' || tab, into_history, title, diff, row_of, tab, note_changes_in(tab, '{added}'),
    note_changes_in(tab, '{added, removed}'), note_changes_in(tab, '{removed}'), note_changes_in(tab, array[tab]));
end $$;

create or replace function note_links(entity text, owner text, tab text, rows jsonb, was_added boolean) returns void
language sql as $$
  insert into history (id, entity, record_id, action, changes)
  select nextval('history_id'), entity, owner_id, told_action('update'), jsonb_build_object(tab,
    case when was_added then jsonb_build_array('[]'::jsonb, list) else jsonb_build_array(list, '[]'::jsonb) end)
  from (select (r->>owner)::int as owner_id, jsonb_agg(r - owner) as list from jsonb_array_elements(rows) r group by 1) s;
  insert into site_changes (tags) select few_tags(array_agg(distinct tag))
  from jsonb_array_elements(rows) r, unnest(array[noun_of(entity) || ':' || (r->>owner), 'group:' || (r->>'group_id')]) tag
  where tag is not null
$$;

-- The same for a table without a history.
create procedure note_changes_of(tab text) language plpgsql as $$
declare
  work text := 'note_changes_' || tab;
begin
  execute format($body$
    create function %I() returns trigger language plpgsql as $work$
    begin
      case tg_op
        when 'INSERT' then %s;
        when 'UPDATE' then %s;
        when 'DELETE' then %s;
        else %s;
      end case;
      return null;
    end $work$
  $body$, work, note_changes_in(tab, '{added}'), note_changes_in(tab, '{added, removed}'),
    note_changes_in(tab, '{removed}'), note_changes_in(tab, array[tab]));
  execute format('create trigger changes_insert after insert on %I referencing new table as added
    for each statement execute function %I()', tab, work);
  execute format('create trigger changes_update after update on %I referencing new table as added
    old table as removed for each statement execute function %I()', tab, work);
  execute format('create trigger changes_delete after delete on %I referencing old table as removed
    for each statement execute function %I()', tab, work);
  execute format('create trigger changes_truncate before truncate on %I
    for each statement execute function %I()', tab, work);
end $$;
call note_changes_of('slips');
call note_changes_of('stock');
`
