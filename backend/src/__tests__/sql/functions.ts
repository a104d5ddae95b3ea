/** Functions that never return null for arguments that are not null; PostgreSQL does not document this for others. */
export const TOTAL = new Set(
  `lower upper to_char round trunc ceil floor abs length char_length octet_length ltrim rtrim btrim left right replace
   concat concat_ws md5 now clock_timestamp timezone make_interval date_trunc date_part extract hashtextextended
   similarity word_similarity sem_acento para_busca nextval json_build_object jsonb_build_object json_build_array to_json to_jsonb
   format quote_ident version pg_size_pretty pg_database_size jsonb_array_length json_array_length cardinality strpos
   position encode sha256 split_part int2 int4 int8 float4 float8 numeric text bool date timestamp timestamptz varchar
   bpchar pg_try_advisory_lock pg_try_advisory_lock_shared pg_try_advisory_xact_lock_shared pg_get_constraintdef pg_get_indexdef
   current_database array_append row_number rank dense_rank count random pg_backend_pid pg_get_serial_sequence
   regclass regexp_replace current_setting`.split(/\s+/),
);
/** Aggregates that are not null for at least one row, and null for none. */
export const OF_A_GROUP = new Set([
  'sum',
  'min',
  'max',
  'avg',
  'array_agg',
  'json_agg',
  'jsonb_agg',
  'bool_or',
  'bool_and',
  'string_agg',
]);
/** Operators that return null for a missing key. */
export const LOOKUP = /^jsonb?_(object_field|array_element|extract_path)/;
