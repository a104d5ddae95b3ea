-- Up Migration
-- An order takes stock once and gives it back once. A cancellation finds what was taken without reading all of the prize's movements:
-- ten thousand orders of one combo were cancelled in quadratic time.
CREATE UNIQUE INDEX movimento_estoque_do_resgate ON movimento_estoque (resgate_id, motivo) WHERE resgate_id IS NOT NULL;
