/** Every write says, in its transaction, which records a reader may have seen otherwise before. */
export default /* sql */ String.raw`
-- Read in the order of transactions: numbers of a sequence are given out before they are committed.
create table site_changes (
  xid xid8 not null default pg_current_xact_id(), id bigint generated always as identity,
  at timestamptz not null default now(), tab text not null, batch uuid default told('batch')::uuid,
  tags text[] not null,
  primary key (xid, id)
);

-- What one record of a table is called in a tag.
create function noun_of(tab text) returns text language sql immutable parallel safe as $$
  select case
    when tab in ('media', 'feedback', 'settings', 'redirects', 'languages', 'stock') then tab
    when tab like '%ies' then left(tab, -3) || 'y'
    else left(tab, -1)
  end
$$;

-- The tags of a row r of a table, as SQL: its own and those of what it belongs to; a link names both ends. What readers
-- ask for by a key is named by it; settings, redirects, languages and stock have one tag.
create function tags_of(tab text) returns text language sql stable as $$
  select format('array[%s]', string_agg(tag, ', ')) from (
    select case
      when tab in ('settings', 'redirects', 'languages', 'stock') then quote_literal(tab)
      when tab in ('menus', 'sliders', 'widgets') then format('%L || r.key', noun_of(tab) || ':')
      else format('%L || r.id', noun_of(tab) || ':')
    end as tag
    from pg_attribute where attrelid = tab::regclass and attname = 'id'
    union all
    select format('%L || r.%I', replace(attname, '_id', ':'), attname) from pg_attribute
    where attrelid = tab::regclass and (attname in ('type_id', 'category_id', 'group_id', 'post_id') or attname like '%\_id'
      and not exists (select from pg_attribute where attrelid = tab::regclass and attname = 'id'))
  ) s
$$;

-- Notes what the rows of a transition table, or of two, were and are.
create function note_rows(tab text, rows text[]) returns text language sql stable as $$
  select format('insert into site_changes (tab, tags) select %L, array_agg(distinct tag) from (%s) s(tags), unnest(s.tags) tag
    where tag is not null having count(*) > 0',
    tab, string_agg(format('select %s from %I r', tags_of(tab), name), ' union all ')) from unnest(rows) name
$$;

-- From now on every statement over this table notes its changes: of more than 200 rows only of which kind they are. May
-- be called again, after columns have come or gone.
create procedure note_changes_of(tab text) language plpgsql as $$
declare
  work text := 'note_changes_' || tab;
  kinds text := regexp_replace(tags_of(tab), ':'' \|\| r\.\w+', ':*''', 'g');
begin
  execute format($body$
    create or replace function %I() returns trigger language plpgsql as $work$
    declare
      is_many boolean := true;
    begin
      case tg_op
        when 'INSERT' then
          is_many := exists (select from added offset 200);
          if not is_many then %s; end if;
        when 'UPDATE' then
          is_many := exists (select from added offset 200);
          if not is_many then %s; end if;
        when 'DELETE' then
          is_many := exists (select from removed offset 200);
          if not is_many then %s; end if;
        else null;
      end case;
      if is_many then insert into site_changes (tab, tags) values (%L, %s); end if;
      return null;
    end $work$
  $body$, work, note_rows(tab, '{added}'), note_rows(tab, '{added, removed}'), note_rows(tab, '{removed}'), tab, kinds);
  execute format('create or replace trigger changes_insert after insert on %I referencing new table as added
    for each statement execute function %I()', tab, work);
  execute format('create or replace trigger changes_update after update on %I referencing new table as added
    old table as removed for each statement execute function %I()', tab, work);
  execute format('create or replace trigger changes_delete after delete on %I referencing old table as removed
    for each statement execute function %I()', tab, work);
  execute format('create or replace trigger changes_truncate before truncate on %I
    for each statement execute function %I()', tab, work);
end $$;
call note_changes_of('slips');
call note_changes_of('stock');

-- After every migration, so that no table with a history is forgotten here.
create or replace procedure renew_history() language plpgsql as $$
declare
  each record;
begin
  for each in select c.relname as tab, f.proname as work, history_arguments(c.oid) as told from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid where t.tgname = 'history_insert' order by 1 loop
    if starts_with(each.work, 'keep_history_') then
      call write_history_of(each.tab, each.told[1], each.told[2]::text[], each.told[3]::text[]);
    end if;
    call note_changes_of(each.tab);
  end loop;
end $$;
`
