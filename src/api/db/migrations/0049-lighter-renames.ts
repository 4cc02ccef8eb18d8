/**
 * Renaming a key in the values of many posts costs half: which files they use does not change by it, and they are not
 * newly edited, so that the indexes of that stay.
 */
export default `
drop trigger media_uses_update on posts;
create trigger media_uses_update after update on posts for each row
  when (told('renames') is null and (old.image is distinct from new.image or old.images is distinct from new.images
    or old.description is distinct from new.description or old.content is distinct from new.content
    or old.seo is distinct from new.seo or old.custom is distinct from new.custom
    or old.values is distinct from new.values or old.chapters is distinct from new.chapters))
  execute function keep_media_uses_posts('{image,images,description,content,seo,custom,values,chapters}');
`
