-- The codes of a batch, the latest first, as the list reads them.
CREATE INDEX codigo_promocional_lote ON codigo_promocional (lote_codigo_id, id DESC);
