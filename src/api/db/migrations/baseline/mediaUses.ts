/** Where files of the library are used, kept by triggers. */
export default /* sql */ String.raw`
-- One row for each record that uses a file, with the fields in which it stands. Files are named by their stems, not by
-- ids: a use outlives a deletion of the file that is undone later.
create table media_uses (
  stem text not null, entity text not null, record_id int not null, fields text[] not null,
  primary key (stem, entity, record_id)
);
create index media_uses_record on media_uses (entity, record_id);

-- The files that a text names, in whatever size.
create function media_in(said text) returns setof text language sql immutable parallel safe as $$
  select distinct case found[2] when 'webp' then regexp_replace(found[1], '-(480|240|96)$', '') else found[1] end
  from regexp_matches(said, '/files/(media/[\w/-]+)\.(\w+)', 'g') found
$$;

-- Who adds a use holds the file until the end of the transaction, as a foreign key would: whoever deletes it meanwhile
-- waits, and then sees the use.
create function hold_media(stems text[]) returns void language sql as $$
  select from media where stem = any(stems) order by id for key share
$$;

-- From now on the uses of files in these columns are kept. May be called again with other columns.
create procedure keep_media_uses_of(tab text, columns text[]) language plpgsql as $$
declare
  differs text := (select string_agg(format('old.%1$I is distinct from new.%1$I', c), ' or ') from unnest(columns) c);
  said text := (select string_agg(format('(%1$L, r.%1$I::text)', c), ', ') from unnest(columns) c);
  uses text := format('select m.stem, %L::text as entity, r.id as record_id, array_agg(c.field order by c.field) as fields
      from %%s r cross join lateral (values %s) c (field, said) cross join lateral media_in(c.said) m (stem)
      where c.said like ''%%%%/files/media/%%%%'' group by m.stem, r.id', tab, said);
  name text := 'keep_media_uses_' || tab;
begin
  execute format($body$
    create or replace function %1$I() returns trigger language plpgsql set jit = off as $work$
    declare
      stems text[];
    begin
      case tg_op
        when 'INSERT' then
          with made as (insert into media_uses %2$s on conflict do nothing returning stem)
          select array_agg(distinct stem) into stems from made;
        when 'UPDATE' then
          with uses as materialized (%3$s),
            gone as (delete from media_uses u where u.entity = %4$L and u.record_id = new.id
              and not exists (select from uses where uses.stem = u.stem)),
            made as (insert into media_uses select * from uses on conflict (stem, entity, record_id)
              do update set fields = excluded.fields where media_uses.fields <> excluded.fields
              returning stem, xmax = 0 as is_new)
          select array_agg(stem) into stems from made where is_new;
        when 'DELETE' then
          delete from media_uses u using removed r where u.entity = %4$L and u.record_id = r.id;
        else
          delete from media_uses where entity = %4$L;
      end case;
      if stems is not null then perform hold_media(stems); end if;
      return null;
    end $work$
  $body$, name, format(uses, 'added'), format(uses, '(select new.*)'), tab);
  execute format('drop trigger if exists media_uses_insert on %1$I; drop trigger if exists media_uses_update on %1$I;
    drop trigger if exists media_uses_delete on %1$I; drop trigger if exists media_uses_truncate on %1$I', tab);
  execute format('create trigger media_uses_insert after insert on %I referencing new table as added
    for each statement execute function %I()', tab, name);
  -- Row by row, so that a change of something else costs no more than the comparison.
  execute format('create trigger media_uses_update after update on %I for each row when (%s) execute function %I(%L)',
    tab, differs, name, columns);
  execute format('create trigger media_uses_delete after delete on %I referencing old table as removed
    for each statement execute function %I()', tab, name);
  execute format('create trigger media_uses_truncate before truncate on %I
    for each statement execute function %I()', tab, name);
  execute format('delete from media_uses where entity = %L', tab);
  execute format('insert into media_uses ' || uses, tab);
end $$;
`
