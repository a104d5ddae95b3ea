-- Up Migration

-- People search the directory for "Embu Guaçu" and "d’Oeste": only letters and digits of a name are compared.
CREATE INDEX municipio_sem_sinais ON municipio (regexp_replace(busca, '[^a-z0-9]', '', 'g'));
