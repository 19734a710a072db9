-- Normalization and validation of text. The forms use the same rules in `machines/rules/`.

-- Returns the text if it is short enough to work on. Call it after checking permissions, and before anything else.
create function private.bounded(value text, maximum integer default 1000) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if char_length(value) > maximum then
    raise exception 'The text has more than % characters. Shorten it.', maximum using errcode = '22023';
  end if;
  return value;
end
$$;

-- Trims the white space that JavaScript's trim removes, in every server locale.
create function private.trimmed(value text) returns text
language sql immutable set search_path = ''
return btrim(
  value,
  E'\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
    || E'\u2028\u2029\u202f\u205f\u3000\ufeff'
);

-- Removes invisible characters: Unicode's Default_Ignorable_Code_Point and the empty braille pattern.
create function private.visible(value text) returns text
language sql immutable set search_path = ''
return regexp_replace(
  value,
  '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f'
    || '\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
  '', 'g'
);

-- NFC, single spaces, trimmed.
create function private.normalized_name(value text) returns text
language sql immutable set search_path = ''
return regexp_replace(
  private.trimmed(normalize(value, nfc)), '[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'
);

-- A name as it is stored: normalized, and empty without visible characters. Raises if it contains a control character.
-- Invisible characters may occur between letters, because Persian and emoji use them.
create function private.stored_name(given text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  name constant text := private.normalized_name(private.bounded(given));
begin
  if name ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' then
    raise exception 'A name contains a character that cannot be saved' using errcode = '22023';
  end if;
  return case when private.trimmed(private.visible(name)) = '' then '' else name end;
end
$$;

-- The unique key of a team or department: names that look the same are equal, ignoring case.
create function private.comparable_name(name text) returns text
language sql immutable set search_path = ''
return lower(private.normalized_name(private.visible(private.bounded(name))) collate "default");

-- An email address without invisible characters, surrounding space and "mailto:", in lower case. Lowercases only ASCII
-- letters: JavaScript, Go and Postgres lowercase others differently.
create function private.normalized_email(value text) returns text
language sql immutable set search_path = ''
return lower(
  private.trimmed(regexp_replace(private.trimmed(private.visible(private.bounded(value))), '^mailto:', '', 'i')) collate "C"
);

-- Whether a normalized text is an email address.
create function private.is_email(address text) returns boolean
language sql immutable set search_path = ''
return char_length(address) <= 254 and address collate "C" ~ (
  '^[a-z0-9_!#$%&''*+/=?^`{|}~-]+(\.[a-z0-9_!#$%&''*+/=?^`{|}~-]+)*'
  || '@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'
);

-- Normalizes text for the search: lower case, without accents, typographic variants and invisible characters. Names the
-- collation, because the caller's might only lowercase ASCII, and the dictionary, to be immutable.
create function private.normalized(value text) returns text
language sql immutable set search_path = ''
return replace(
  extensions.unaccent(
    'extensions.unaccent',
    normalize(
      regexp_replace(normalize(lower(private.visible(value) collate "default"), nfd), '[\u0300-\u036f]', '', 'g'), nfc
    )
  ),
  'ς', 'σ'
);
