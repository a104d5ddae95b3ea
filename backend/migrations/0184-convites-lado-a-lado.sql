-- Up Migration

-- A new link stands beside the earlier one until it was sent, or anybody who asks for one would end the link that somebody has.
ALTER TABLE convite DROP CONSTRAINT convite_pkey, DROP CONSTRAINT convite_token_hash_key, ADD PRIMARY KEY (token_hash);
CREATE INDEX convite_sujeito ON convite (tipo_sessao, sujeito_id);
