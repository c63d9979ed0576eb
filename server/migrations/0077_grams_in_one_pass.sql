-- The same grams as before. A letter of an array of texts is found by going through those before it, so that taking them
-- by their places cost the square of the length.
create or replace function grams_of(words text) returns text[] language sql immutable strict parallel safe cost 5000 as $$
  select coalesce(array_agg(distinct gram), '{}') from (
    select letter as gram from unnest(string_to_array(words, null)) as letter
    union all
    select letter || lead(letter) over (order by place)
    from unnest(string_to_array(words, null)) with ordinality as letters (letter, place)
  ) one where gram is not null
$$;
