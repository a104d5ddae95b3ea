-- Up Migration

-- What is shown of a file is found by its own path too, and what could not be shown is not tried for each who asks.
CREATE INDEX arquivo_vista ON arquivo (vista) WHERE vista IS NOT NULL;
ALTER TABLE arquivo ADD COLUMN sem_vista_em timestamptz;
