-- Every letter and every pair of neighbours, as `gramsOf` in domain/src/forms/search-grams.ts makes them: a word is
-- somewhere only where all of its pairs are. Dear, so that it is asked of the index and of rows with the word only.
create function grams_of(words text) returns text[] language sql immutable strict parallel safe cost 5000 as $$
  select coalesce(array_agg(distinct gram), '{}') from (
    select letters[place] as gram from string_to_array(words, null) letters, generate_series(1, length(words)) place
    union all
    select letters[place] || letters[place + 1]
    from string_to_array(words, null) letters, generate_series(1, length(words) - 1) place
  ) one
$$;
create index quote_words on quote using gin (grams_of("searchText")) with (fastupdate = off);

-- Which command sent it, as a hash: a retry is answered and not refused.
alter table quote add column "sendingHash" text;
