-- Up Migration

-- Background work that a backup found waiting: after a restore the server puts it back into its queues when it starts.
CREATE TABLE tarefa_restaurada (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nome        text NOT NULL,
  dados       jsonb NOT NULL,
  prioridade  integer NOT NULL DEFAULT 0
);

-- Which files of the storage a row knows, by the stem that a file and what was drawn of it share.
CREATE INDEX arquivo_radical ON arquivo (regexp_replace(caminho, '\.\w+$', ''));
