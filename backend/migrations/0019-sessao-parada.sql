-- Up Migration

-- When a session was last used, to within a part of the time it may stand still. Sessions that are there begin anew.
ALTER TABLE sessao ADD COLUMN usada_em timestamptz NOT NULL DEFAULT now();
